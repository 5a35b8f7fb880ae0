import { serifCoverage } from "./serif-coverage.ts";

/** What stands in for a character that no typeface of the print has; Libertinus Serif draws it as a question mark in a lozenge. */
export const replacementMark = "\uFFFD";

/** Longer words get places where a line may end, so that none leaves its column. */
const longestWholeWord = 30;
const pieceOfLongWord = 12;
const zeroWidthSpace = "\u200B";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export interface Printable<T> {
  readonly value: T;
  /** How many characters, as a reader counts them, became `replacementMark`. */
  readonly replacedCharacters: number;
}

/** A text as the typefaces can set it: well formed, NFC, no controls, unknown characters replaced and counted. */
export function printableText(text: string): Printable<string> {
  if (/^[\x20-\x7e]*$/.test(text)) return { value: breakLongWords(text), replacedCharacters: 0 };
  const clean = text
    // Half a surrogate pair is no character at all, and NFC keeps it.
    .replace(/\p{Surrogate}/gu, replacementMark)
    .normalize("NFC")
    .replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, (mark) => (mark === "\u200D" ? mark : ""));
  let replacedCharacters = 0;
  let value = "";
  for (const { segment } of graphemes.segment(clean)) {
    const known = segment !== replacementMark && Array.from(segment).every((one) => canPrint(one));
    if (!known) replacedCharacters++;
    value += known ? segment : replacementMark;
  }
  return { value: breakLongWords(value), replacedCharacters };
}

function canPrint(character: string): boolean {
  return serifCoverage.has(character.codePointAt(0) ?? 0);
}

function breakLongWords(text: string): string {
  if (text.length <= longestWholeWord) return text;
  return text.replace(/\S+/g, (word) => {
    if (word.length <= longestWholeWord) return word;
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    return letters.map((letter, at) => (at > 0 && at % pieceOfLongWord === 0 ? zeroWidthSpace : "") + letter).join("");
  });
}

/** Fields of a document that no reader sees: geometry, names and anchors keep their bytes. */
const unseen: ReadonlySet<string> = new Set(["at", "hash", "id", "glyph", "hook", "facts"]);

/** The same document or part of one, with every text a reader sees made printable. */
export function printable<T>(value: T): Printable<T> {
  let replacedCharacters = 0;
  const walk = (part: unknown): unknown => {
    if (typeof part === "string") {
      const text = printableText(part);
      replacedCharacters += text.replacedCharacters;
      return text.value;
    }
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, unseen.has(key) ? inner : walk(inner)]));
  };
  // `walk` keeps every key and every non-text value, so the shape is the shape of `value`.
  return { value: walk(value) as T, replacedCharacters };
}
