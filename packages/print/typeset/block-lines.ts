import type { MarginNote, SetBlock } from "./set-block.ts";

/** Average letters per line at the 118 mm measure. */
const lettersOfMeasure = 74;

/**
 * Approximate lines of the baseline grid that blocks take: good enough to choose a layout, not to position anything.
 */
export function linesOf(blocks: readonly SetBlock[], lettersALine = lettersOfMeasure): number {
  return blocks.reduce((lines, block) => {
    switch (block.kind) {
      case "paragraph":
        return lines + Math.ceil(block.text.length / lettersALine) + (block.role === "practice" ? 1 : 0);
      case "heading":
        return lines + 2;
      case "pull-quote":
        return lines + 8;
      case "table":
      case "facts":
        return lines + 3 + block.rows.length * 1.5;
      case "shares":
        return lines + 4 * block.rows.length;
      case "figure":
        return lines + 20;
      case "reference":
        return lines + 1;
      default:
        return block satisfies never;
    }
  }, 0);
}

/** The same for margin notes in open form: rule, glyph, title, lines and the gap below. */
export function heightOfNotes(notes: readonly MarginNote[]): number {
  return notes.reduce((lines, note) => lines + 4.2 + note.lines.length * 0.85, 0);
}

/** The same for each note in close form; a title too long for the margin column takes two lines. */
export function noteHeights(notes: readonly MarginNote[]): readonly number[] {
  return notes.map((note) => 0.7 + (note.title.length > lettersOfNoteTitle ? 1.7 : 0.85) + note.lines.length * 0.8);
}
const lettersOfNoteTitle = 18;
