import { faceOf } from "./script-faces.ts";

/** What stands in for a character that no typeface of the print has; Libertinus Serif draws it as a question mark in a lozenge. */
export const replacementMark = "\uFFFD";

/** Longer words get places where a line may end, so that none leaves its column. */
const longestWholeWord = 30;
const longWord = new RegExp(`\\S{${longestWholeWord + 1},}`, "g");
const pieceOfLongWord = 12;
const zeroWidthSpace = "\u200B";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export interface Printable<T> {
  readonly value: T;
  /** How many characters, as a reader counts them, became `replacementMark`. */
  readonly replacedCharacters: number;
  /** Families of the script faces that the rest asks for. */
  readonly families: ReadonlySet<string>;
}

export interface PrintableOptions {
  /** False: only letters of the text faces, for a script face that would not do after all. Default true. */
  readonly scripts?: boolean;
}

/** A text as the typefaces can set it: well formed, NFC, no controls, unknown characters replaced and counted. */
export function printableText(text: string, { scripts = true }: PrintableOptions = {}): Printable<string> {
  const families = new Set<string>();
  if (plain.test(text)) return { value: breakLongWords(text), replacedCharacters: 0, families };
  let replacedCharacters = 0;
  let value = "";
  for (const { segment } of graphemes.segment(cleaned(text))) {
    const face = segment === replacementMark ? undefined : faceOf(segment);
    const known = face !== undefined && (face === null || scripts);
    if (face && scripts) families.add(face.family);
    if (!known) replacedCharacters++;
    value += known ? segment : replacementMark;
  }
  return { value: breakLongWords(value), replacedCharacters, families };
}

/** What nearly every text is made of: NFC as it stands, and within the text faces. */
const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff\u2010-\u2027\u2030-\u2033]*$/;

/** Joiners shape Arabic, Persian, Indic names and emoji; every other unseen character goes. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const joiners: ReadonlySet<string> = new Set(["\u200C", "\u200D"]);

function cleaned(text: string): string {
  return (
    text
      // Half a surrogate pair is no character at all, and NFC keeps it.
      .replace(/\p{Surrogate}/gu, replacementMark)
      .normalize("NFC")
      .replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, " ")
      .replace(unseen, (mark) => (joiners.has(mark) ? mark : ""))
      // A joiner that follows nothing it could join.
      .replace(/(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]+/gu, "")
  );
}

function breakLongWords(text: string): string {
  if (text.length <= longestWholeWord) return text;
  return text.replace(longWord, (word) => {
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    return letters.map((letter, at) => (at > 0 && at % pieceOfLongWord === 0 ? zeroWidthSpace : "") + letter).join("");
  });
}

/** Fields of a document that no reader sees: geometry, names and anchors keep their bytes. */
const unseenFields: ReadonlySet<string> = new Set([
  ...["at", "tag", "paint", "lettering", "viewBox"],
  ...["hash", "id", "kind", "role", "glyph", "hook", "facts", "target"],
]);

/** The same document or part of one, with every text a reader sees made printable. */
export function printable<T>(value: T, options?: PrintableOptions): Printable<T> {
  let replacedCharacters = 0;
  const families = new Set<string>();
  const walk = (part: unknown): unknown => {
    if (typeof part === "string") {
      const text = printableText(part, options);
      replacedCharacters += text.replacedCharacters;
      for (const family of text.families) families.add(family);
      return text.value;
    }
    if (part === null || typeof part !== "object") return part;
    // Most of a document is printable as it stands: only what changes is written anew.
    let changed: Record<string, unknown> | unknown[] | null = null;
    for (const key of Object.keys(part)) {
      const inner: unknown = Reflect.get(part, key);
      const printed = unseenFields.has(key) ? inner : walk(inner);
      if (printed === inner) continue;
      changed ??= Array.isArray(part) ? [...part] : { ...part };
      Object.assign(changed, { [key]: printed });
    }
    return changed ?? part;
  };
  // `walk` keeps every key and every non-text value, so the shape is the shape of `value`.
  return { value: walk(value) as T, replacedCharacters, families };
}
