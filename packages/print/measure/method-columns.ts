import type { PlannedSection } from "../typeset/planned-section.ts";
import type { SetBlock } from "../typeset/set-block.ts";

/** A title or block in the two-column section. */
type MethodItem = { readonly kind: "title"; readonly id: string; readonly title: string } | SetBlock;

/** Method notes and glossary, set small in two columns. */
export interface MethodColumns {
  readonly columns: readonly MethodItem[];
}

/** Whether everything in a section fits in a single column. */
const isNarrow = ({ runs, plates }: PlannedSection): boolean =>
  plates.length === 0 &&
  runs.every(
    ({ notes, blocks }) =>
      notes.length === 0 && blocks.every(({ kind }) => ["paragraph", "heading", "reference", "facts"].includes(kind)),
  );

/** Moves the trailing sections that fit into columns, provided the glossary comes last. */
export function withMethodColumns(
  sections: readonly PlannedSection[],
  endsInTerms: boolean,
): readonly (PlannedSection | MethodColumns)[] {
  if (!endsInTerms) return sections;
  const start = sections.findLastIndex((section) => !isNarrow(section)) + 1;
  return [...sections.slice(0, start), { columns: sections.slice(start).flatMap(itemsOf) }];
}

const itemsOf = ({ id, title, runs }: PlannedSection): readonly MethodItem[] => [
  { kind: "title", id, title },
  ...runs.flatMap(({ blocks }) => blocks),
];
