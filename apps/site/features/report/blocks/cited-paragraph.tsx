import type { ChartEntries } from "@cosmic/report/chart-entries";
import type { Block, FactIds } from "@cosmic/report/document";
import { use } from "react";
import { ChartContext } from "../chart-context.ts";
import { Citation, entriesBehind } from "./citation.tsx";

type Paragraph = Extract<Block, { kind: "paragraph" }>;

/** Keeps the mark on the same line as the last word. */
const wordJoiner = "\u2060";

/** Report prose. Where the chart is available, a paragraph based on facts ends with a copper diamond that opens
 * them. */
export function CitedParagraph({ block }: { readonly block: Paragraph }) {
  const chart = use(ChartContext);
  const prose = `prose role-${block.role}`;
  // Notes and framing lines already name their facts in the sentence.
  const says = block.role === "note" || block.role === "frame";
  const cites = block.facts.length > 0 && chart !== null && !(says && nothingBehind(block.facts, chart));
  if (!cites) return <p className={prose}>{block.text}</p>;
  return (
    <div className={`cited ${prose}`}>
      {block.mark ? <p className="fragile-mark">{block.mark}</p> : null}
      <p>
        {block.text}
        {wordJoiner}
      </p>
      <Citation facts={block.facts} />
    </div>
  );
}

function nothingBehind(facts: FactIds, chart: ChartEntries): boolean {
  const { placements, houses, aspects } = entriesBehind(facts, chart);
  return placements.length + houses.length + aspects.length === 0;
}
