import type { Typeface } from "../faces/typeface.ts";
import type { Paragraph } from "../typeset/set-block.ts";
import { fillLines } from "./line-breaking.ts";
import type { TextSizes } from "./text-sizes.ts";

/** A three-line initial, the text beside it, and the rest below. */
export interface DropCap {
  readonly letter: string;
  readonly sizeMm: number;
  readonly heightMm: number;
  /** Includes the gap to the text. */
  readonly widthMm: number;
  readonly beside: string;
  readonly rest: string;
}

const lines = 3;
const gapMm = 1.8;

/** Whether a paragraph is long enough to fill the three lines beside a drop cap. */
export function takesCap({ text }: Paragraph): boolean {
  return text.length >= fewestLetters && /^\p{Lu}/u.test(text);
}
const fewestLetters = 145;

/** Splits a paragraph at its drop cap, which spans from the first line's cap height to the third baseline. */
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
