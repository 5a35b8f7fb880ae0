import type { Block } from "@cosmic/report/document";
import { Citation } from "./citation.tsx";
import type { MarginNote } from "./margin-note.tsx";

type Paragraph = Extract<Block, { kind: "paragraph" }>;

/** Keeps the mark on the line of the last word. */
const wordJoiner = "\u2060";

/** Of `moon.house` the Moon, of `venus-square-saturn` all of it: a note on a body speaks for each of its facts. */
const subjectOf = (fact: string) => fact.split(".")[0];

/** The margin notes that tell of some facts. */
export function notesBehind(facts: readonly string[], notes: readonly MarginNote[]): readonly MarginNote[] {
  const subjects = new Set(facts.map(subjectOf));
  return notes.filter((note) => note.facts.some((fact) => subjects.has(subjectOf(fact))));
}

/** Report prose. A paragraph that rests on facts ends with a copper diamond that opens them. */
export function CitedParagraph(props: { readonly block: Paragraph; readonly notes: readonly MarginNote[] }) {
  const { block, notes } = props;
  const prose = `prose role-${block.role}`;
  const behind = notesBehind(block.facts, notes);
  // What the book says of itself names its facts in the sentence.
  const says = (block.role === "note" || block.role === "frame") && behind.length === 0;
  if (block.facts.length === 0 || says) return <p className={prose}>{block.text}</p>;
  return (
    <div className={`cited ${prose}`}>
      {block.mark ? <p className="fragile-mark">{block.mark}</p> : null}
      <p>
        {block.text}
        {wordJoiner}
      </p>
      <Citation facts={block.facts} notes={behind} />
    </div>
  );
}
