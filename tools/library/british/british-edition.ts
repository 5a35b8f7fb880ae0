import type { LineSubject, Passage, PassagePart, Subject } from "@cosmic/library/passage";

/** The edition these rules make; every other one is made by its table of words alone. */
export const britishEdition = "en-gb";

/** Reviewed American spellings and words with their British forms; a word spelled alike in both maps to itself. */
export type BritishTable = ReadonlyMap<string, string>;

/**
 * Converts American text to British, with dates day first and stops outside quoted words; keeps initial capitals.
 * Multi-word entries take precedence over single words, so that “to mail” can differ from “mail”, and “open font
 * license” can stay unchanged.
 */
export function britishText(table: BritishTable): (text: string) => string {
  const turns = [...table.keys()]
    .filter((american) => american.includes(" "))
    .sort((one, other) => other.length - one.length);
  // Match slots whole, so that their names stay unchanged.
  const pattern = new RegExp(
    `\\{[^}]*\\}|(?<![\\p{L}’])(?:${[...turns, "\\p{L}[\\p{L}-]*"].join("|")})(?!\\p{L})`,
    "giu",
  );
  const one = (found: string): string => {
    const british = table.get(found.toLowerCase());
    if (british === undefined) return found.includes("-") ? found.split("-").map(one).join("-") : found;
    return british === found.toLowerCase() ? found : cased(british, found);
  };
  return (text) => stopsOutside(dayFirst(text)).replaceAll(pattern, one);
}

/** Converts a date made of slots from month first, as in America, to day first without commas. */
function dayFirst(text: string): string {
  return text
    .replaceAll("{month} {day}, {year}", "{day} {month} {year}")
    .replaceAll("{month} {day}", "{day} {month}")
    .replaceAll("{weekday}, {day}", "{weekday} {day}");
}

/**
 * Puts a comma or full stop after the closing mark of a quoted word or phrase, as in Britain. A quotation that begins
 * with a capital is a sentence and keeps its own.
 */
function stopsOutside(text: string): string {
  return text.replaceAll(/“(\p{Ll}[^“”.,!?;:…]*)([.,])”/gu, "“$1”$2");
}

function cased(british: string, american: string): string {
  const first = american.slice(0, 1);
  return first === first.toLowerCase() ? british : british.slice(0, 1).toUpperCase() + british.slice(1);
}

/** American table entries that remain in a British text; there should be none. */
export function americanLeft(table: BritishTable): (text: string) => readonly string[] {
  const convert = britishText(table);
  return (text) => (convert(text) === text ? [] : text.split(/\s+/).filter((word) => convert(word) !== word));
}

/** Converts a subject of the American edition to the British one. */
export function britishSubject(subject: Subject | LineSubject, table: BritishTable): Subject | LineSubject {
  const text = britishText(table);
  if ("lines" in subject) {
    const lines = mapValues(subject.lines, (variants) => mapValues(variants, text));
    return { ...subject, language: "en-gb", lines };
  }
  return { ...subject, language: "en-gb", passages: mapValues(subject.passages, (one) => britishPassage(one, text)) };
}

function britishPassage(passage: Passage, text: (american: string) => string): Passage {
  const parts = mapValues<PassagePart, PassagePart>(passage.parts, (part) => ({
    text: text(part.text),
    plain: text(part.plain),
  }));
  return { ...passage, parts, ...(passage.quote === undefined ? {} : { quote: text(passage.quote) }) };
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
