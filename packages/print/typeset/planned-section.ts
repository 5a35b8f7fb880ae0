import type { MarginNote, SetBlock } from "./set-block.ts";

/** Notes beside the text; tightened if they would be taller than it; in a row above it if even that is too tall. */
export type NotesStand = "open" | "close" | "across";

/** Blocks that flow down one column, with the margin notes beside them. */
export interface Run {
  readonly notes: readonly MarginNote[];
  readonly notesStand: NotesStand;
  readonly blocks: readonly SetBlock[];
  /**
   * Lines required at its start; with fewer left on the page it starts a new one. Not used for a section's first run.
   */
  readonly room: number;
}

/** A section with its planned layout. */
export interface PlannedSection {
  readonly id: string;
  readonly title: string;
  readonly runs: readonly Run[];
  readonly plates: readonly SetBlock[];
  /** The section opens with a plate, whose page comes before the text. */
  readonly platesFirst: boolean;
  /** Lines required below another section; with fewer left on the page it starts a new one. */
  readonly room: number;
}
