import { faceOf } from "../faces/script-faces.ts";

/** Replaces characters that no print typeface has; Libertinus Serif draws it as a question mark in a diamond. */
const replacementMark = "\uFFFD";

/** Longer words get break opportunities so that they stay within their column. */
const longestWholeWord = 30;
const longWord = new RegExp(`\\S{${longestWholeWord + 1},}`, "g");
const pieceOfLongWord = 12;
const zeroWidthSpace = "\u200B";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export interface Printable<T> {
  readonly value: T;
  /** How many user-perceived characters became `replacementMark`. */
  readonly replacedCharacters: number;
  /** Script typefaces needed for the remaining characters. */
  readonly families: ReadonlySet<string>;
}

export interface PrintableOptions {
  /** False allows only letters of the text typefaces, as a fallback if a script typeface fails. Default true. */
  readonly scripts?: boolean;
}

/** Text the typefaces can set: well formed, NFC, no control characters, unknown characters replaced and counted. */
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

/** Fast path for nearly all texts: already NFC and within the text typefaces. */
const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff\u2010-\u2027\u2030-\u2033]*$/;

/** Invisible characters. All are removed except joiners, which shape Arabic, Persian and Indic names and emoji. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const joiners: ReadonlySet<string> = new Set(["\u200C", "\u200D"]);

function cleaned(text: string): string {
  return (
    text
      // NFC keeps lone surrogates, which are not characters.
      .replace(/\p{Surrogate}/gu, replacementMark)
      .normalize("NFC")
      .replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, " ")
      .replace(unseen, (mark) => (joiners.has(mark) ? mark : ""))
      // Drop joiners that have nothing before them to join.
      .replace(/(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]+/gu, "")
  );
}

function breakLongWords(text: string): string {
  if (!hasLongWord(text)) return text;
  return text.replace(longWord, (word) => {
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    return letters.map((letter, at) => (at > 0 && at % pieceOfLongWord === 0 ? zeroWidthSpace : "") + letter).join("");
  });
}

/** Whether two spaces are so far apart that a long word may stand between them; much faster than the pattern. */
function hasLongWord(text: string): boolean {
  for (let from = 0; text.length - from > longestWholeWord; ) {
    const space = text.indexOf(" ", from);
    const end = space < 0 ? text.length : space;
    if (end - from > longestWholeWord) return true;
    from = end + 1;
  }
  return false;
}

/** Fields the reader never sees: geometry, names and anchors stay unchanged. */
const unseenFields: ReadonlySet<string> = new Set([
  ...["at", "tag", "paint", "lettering", "viewBox"],
  ...["hash", "id", "kind", "role", "glyph", "hook", "facts", "target"],
]);

/** A document, or part of one, with every visible text made printable. */
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
    // Most of a document is printable already: copy only what changes.
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
