import { heightOfNotes, linesOf, noteHeights } from "../typeset/block-lines.ts";
import type { NotesStand } from "../typeset/planned-section.ts";
import type { MarginNote, SetBlock } from "../typeset/set-block.ts";
import { pageMeasures } from "./page-measures.ts";

/** A run's notes, as placed beside its text. */
export interface FittedNotes {
  readonly notes: readonly MarginNote[];
  readonly notesStand: NotesStand;
}

/** Fits notes to the text beside them, so that no gap waits for the notes to end: open if there is room, otherwise
 * close, and then dropping the last aspects, whose orbs are widest and which the appendix lists too. */
export function fitNotes(notes: readonly MarginNote[], blocks: readonly SetBlock[]): FittedNotes {
  const lines = linesOf(blocks);
  if (heightOfNotes(notes) <= lines) return { notes, notesStand: "open" };
  const kept = [...notes];
  while (kept.length > 1 && closeHeight(kept) > lines) {
    const weakest = kept.findLastIndex(({ glyph }, at) => at > 0 && angleGlyphs.has(glyph));
    if (weakest < 0) break;
    kept.splice(weakest, 1);
  }
  const across = Math.ceil(kept.length / pageMeasures.notesARow) * Math.max(...noteHeights(kept));
  return { notes: kept, notesStand: closeHeight(kept) - lines > across + 1 ? "across" : "close" };
}

/** Lines the notes take in close form, stacked. */
export function closeHeight(notes: readonly MarginNote[]): number {
  return noteHeights(notes).reduce((sum, height) => sum + height, 0);
}

const angleGlyphs: ReadonlySet<string> = new Set([
  "conjunction",
  "sextile",
  "square",
  "trine",
  "opposition",
  "quincunx",
]);
