import type { LineSubject, Passage, PassagePart, Subject } from "../../../packages/library/passage.ts";

/** American spelling and words to British ones, as reviewed; a word that is written alike in both stands with itself. */
export type BritishTable = ReadonlyMap<string, string>;

/** Turns American text into British, dates day first; a capital at the start of a word stays. Entries of several words go before single
 * ones, so that “to mail” can differ from “mail”, and “open font license” can stay what it is. */
export function britishText(table: BritishTable): (text: string) => string {
  const turns = [...table.keys()]
    .filter((american) => american.includes(" "))
    .sort((one, other) => other.length - one.length);
  // Slots are swallowed whole: their names are no words.
  const pattern = new RegExp(
    `\\{[^}]*\\}|(?<![\\p{L}’])(?:${[...turns, "\\p{L}[\\p{L}-]*"].join("|")})(?!\\p{L})`,
    "giu",
  );
  const one = (found: string): string => {
    const british = table.get(found.toLowerCase());
    if (british === undefined) return found.includes("-") ? found.split("-").map(one).join("-") : found;
    return british === found.toLowerCase() ? found : cased(british, found);
  };
  return (text) => dayFirst(text).replaceAll(pattern, one);
}

/** A date of slots, month first as America writes it, with its day first and without the commas. */
function dayFirst(text: string): string {
  return text
    .replaceAll("{month} {day}, {year}", "{day} {month} {year}")
    .replaceAll("{weekday}, {day}", "{weekday} {day}");
}

function cased(british: string, american: string): string {
  const first = american.slice(0, 1);
  return first === first.toLowerCase() ? british : british.slice(0, 1).toUpperCase() + british.slice(1);
}

/** American entries of the table that are still in a British text; there are to be none. */
export function americanLeft(table: BritishTable): (text: string) => readonly string[] {
  const convert = britishText(table);
  return (text) => (convert(text) === text ? [] : text.split(/\s+/).filter((word) => convert(word) !== word));
}

/** A subject of the American edition as the British one has it. */
export function britishSubject(subject: Subject | LineSubject, table: BritishTable): Subject | LineSubject {
  const text = britishText(table);
  if ("lines" in subject) {
    const lines = mapValues(subject.lines, (variants) => mapValues(variants, text));
    return { ...subject, language: "en-gb", lines };
  }
  return { ...subject, language: "en-gb", passages: mapValues(subject.passages, (one) => britishPassage(one, text)) };
}

function britishPassage(passage: Passage, text: (american: string) => string): Passage {
  const parts: Record<string, PassagePart> = mapValues(passage.parts as Record<string, PassagePart>, (part) => ({
    text: text(part.text),
    plain: text(part.plain),
  })); // the parts a passage has: entries are never undefined
  return { ...passage, parts, ...(passage.quote === undefined ? {} : { quote: text(passage.quote) }) };
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
