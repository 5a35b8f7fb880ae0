import type { PlannedSection } from "./planned-section.ts";
import type { SetBlock } from "./set-block.ts";

/** A title or a block of what stands in two columns. */
export type MethodItem = { readonly kind: "title"; readonly id: string; readonly title: string } | SetBlock;

/** Remarks on method and the terms of the book, set small in two columns. */
export interface MethodColumns {
  readonly columns: readonly MethodItem[];
}

/** Nothing in it needs more than a column. */
const isNarrow = ({ runs, plates }: PlannedSection): boolean =>
  plates.length === 0 &&
  runs.every(
    ({ notes, blocks }) =>
      notes.length === 0 && blocks.every(({ kind }) => ["paragraph", "heading", "reference", "facts"].includes(kind)),
  );

/** Puts the last sections into columns, as many as need no more, when the terms of the book are the very last. */
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
