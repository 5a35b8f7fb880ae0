import type { Block } from "@cosmic/report/document";

export type Paragraph = Extract<Block, { kind: "paragraph" }>;
export type MarginNote = Extract<Block, { kind: "margin-note" }>;
export type Reference = Extract<Block, { kind: "reference" }>;

/** A block with its print layout. */
export type SetBlock = Exclude<Block, MarginNote> & {
  /** A pointer following a paragraph is set on its last line. */
  readonly pointer?: Reference;
  /** Headings only, if a heading within the section has others below it. */
  readonly rank?: "topic" | "part";
};

const proseRoles: ReadonlySet<Paragraph["role"]> = new Set(["core", "gift", "strain", "scene", "others", "joint"]);

/** Says something about the person, rather than about how to read the book or a drawing. */
export function isTold(block: Block): boolean {
  return block.kind === "paragraph" && proseRoles.has(block.role);
}

/** Set at prose size, without a frame of its own. */
export function isProse(block: SetBlock, remarksAreProse: boolean): block is Extract<SetBlock, Paragraph> {
  return block.kind === "paragraph" && block.role !== "practice" && (block.role !== "note" || remarksAreProse);
}
