import type { Block } from "@cosmic/report/document";

export type Paragraph = Extract<Block, { kind: "paragraph" }>;
export type MarginNote = Extract<Block, { kind: "margin-note" }>;
export type Reference = Extract<Block, { kind: "reference" }>;

/** A block as the page sets it. */
export type SetBlock = Exclude<Block, MarginNote> & {
  /** A pointer that follows a paragraph is told on its last line. */
  readonly pointer?: Reference;
  /** Of headings, where one within a section has others below it. */
  readonly rank?: "topic" | "part";
};

const proseRoles: ReadonlySet<Paragraph["role"]> = new Set(["core", "gift", "strain", "scene", "others", "joint"]);

/** Tells the reader something of a person, and not how a book or a figure is to be read. */
export function isTold(block: Block): boolean {
  return block.kind === "paragraph" && proseRoles.has(block.role);
}

/** Set in the size of the prose, without a frame of its own. */
export function isProse(block: SetBlock, remarksAreProse: boolean): block is Extract<SetBlock, Paragraph> {
  return block.kind === "paragraph" && block.role !== "practice" && (block.role !== "note" || remarksAreProse);
}
