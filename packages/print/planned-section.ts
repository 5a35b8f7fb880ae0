import type { MarginNote, SetBlock } from "./set-block.ts";

/** Beside the words; set close, where they would stand taller than these; above them in a row, where even that is too tall. */
export type NotesStand = "open" | "close" | "across";

/** Blocks that follow each other down one column, with the notes that hang beside them. */
export interface Run {
  readonly notes: readonly MarginNote[];
  readonly notesStand: NotesStand;
  readonly blocks: readonly SetBlock[];
  /** Lines it asks for where it begins; where they are not left, it starts a page. None are asked for a section's first run. */
  readonly room: number;
}

/** A section as its pages are planned. */
export interface PlannedSection {
  readonly id: string;
  readonly title: string;
  readonly runs: readonly Run[];
  readonly plates: readonly SetBlock[];
  /** A plate opens the section: its page comes before the words. */
  readonly platesFirst: boolean;
  /** Lines it asks for below another section; where they are not left, it starts a page. */
  readonly room: number;
}
