import type { Block, Chapter } from "@cosmic/report/document";
import { Pips } from "../../../../components/drawings/pips.tsx";
import { Blocks, SectionView } from "../../chapter-sections.tsx";
import { useChart } from "../../chart-context.ts";
import { NamedGlyph } from "../../named-glyph.tsx";
import { SectionHeading } from "../../section-heading.tsx";
import { HalfDisc } from "../moon/half-disc.tsx";
import { figureApart, isFrame, sectionNamed } from "../split.ts";
import { TemperamentTable } from "./temperament-table.tsx";
import "./elements.css";

/** Every planet once in the table of elements and modes, the hemispheres, and the ten strengths with their sums. */
export function ElementsPage({ chapter }: { readonly chapter: Chapter }) {
  const { halves } = useChart();
  const shares = sectionNamed(chapter.sections, "elements-and-modes");
  const strengths = sectionNamed(chapter.sections, "strengths");
  // The table replaces the bars, which say the same.
  const told = figureApart(shares?.blocks ?? []).rest;
  return (
    <>
      <div className="chapter-opening">
        <Blocks blocks={told.filter(isFrame)} />
      </div>
      <div className="two-columns wide-first">
        <TemperamentTable />
        <div>
          {shares ? (
            <SectionHeading level={3} id={shares.id}>
              {shares.title}
            </SectionHeading>
          ) : null}
          <Blocks blocks={told.filter(isPassage)} />
          {halves ? (
            <div className="halves">
              <HalfDisc half={halves.horizon} />
              <HalfDisc half={halves.sides} />
            </div>
          ) : null}
        </div>
      </div>
      {chapter.sections
        .filter((section) => section !== shares && section !== strengths)
        .map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      {strengths ? (
        <section className="strengths-part">
          <SectionHeading level={3} id={strengths.id}>
            {strengths.title}
          </SectionHeading>
          <StrengthList />
          <div className="strengths-told">
            <Blocks blocks={strengths.blocks.filter(({ kind }) => kind !== "figure" && kind !== "table")} />
          </div>
        </section>
      ) : null}
    </>
  );
}

/** Ten planets: pips, condition, and the sum. */
function StrengthList() {
  const { placements } = useChart();
  return (
    <ul className="strength-list">
      {placements.map(({ id, glyph, name, strength }) =>
        strength ? (
          <li key={id}>
            <span className="nm">
              <NamedGlyph name={glyph} size={22} />
              {name}
            </span>
            <Pips score={strength.score} />
            <span className="strength-sum">
              {strength.condition}
              <span className="num">{strength.sum}</span>
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Text that adds to the table: notes only repeat its counts. */
const isPassage = (block: Block) => block.kind === "paragraph" && block.role !== "note" && block.role !== "frame";
