import { fillLines } from "./line-breaking.ts";
import type { Paragraph } from "./set-block.ts";
import type { TextSizes } from "./text-sizes.ts";
import type { Typeface } from "./typeface.ts";

/** A capital three lines high, the words that stand beside it, and those below both. */
export interface DropCap {
  readonly letter: string;
  readonly sizeMm: number;
  readonly heightMm: number;
  /** With the room between it and the words. */
  readonly widthMm: number;
  readonly beside: string;
  readonly rest: string;
}

const lines = 3;
const gapMm = 1.8;

/** A paragraph that fills the three lines of a capital takes one. */
export function takesCap({ text }: Paragraph): boolean {
  return text.length >= fewestLetters && /^\p{Lu}/u.test(text);
}
const fewestLetters = 145;

/** Parts the text of a paragraph at its capital; it stands from the height of the first line's capitals to the third baseline. */
export function dropCap(text: string, face: Typeface, { leadingMm, textMm, measureMm }: TextSizes): DropCap {
  const letter = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const heightMm = (lines - 1) * leadingMm + face.capHeightEm * textMm;
  const sizeMm = heightMm / face.capHeightEm;
  const widthMm = face.widthEm(letter) * sizeMm + gapMm;
  const words = text.slice(letter.length);
  const { starts } = fillLines(words, { face, sizeMm: textMm, measureMm: measureMm - widthMm, indentMm: 0 });
  const parts = words.split(" ");
  const end = starts[lines] ?? parts.length;
  return { letter, sizeMm, heightMm, widthMm, beside: parts.slice(0, end).join(" "), rest: parts.slice(end).join(" ") };
}
