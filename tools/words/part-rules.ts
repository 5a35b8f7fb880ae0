import { findPhrases } from "../../packages/interpretation/phrase-match.ts";
import { sentencesOf, wordCount } from "../../packages/interpretation/sentences.ts";
import type { PartName, PassagePart } from "../../packages/library/passage.ts";
import type { PhraseLists } from "../../packages/library/phrases.ts";

/** Words a part may have, its plain sentence included. From `words.md`: 60 to 120 a paragraph; cores measured on the
 * Moon in twelve signs; what is read at a glance may be shorter. */
const lengths: Readonly<Record<PartName, readonly [least: number, most: number]>> = {
  core: [90, 125],
  gift: [60, 125],
  strain: [60, 125],
  scene: [60, 125],
  practice: [45, 100],
  others: [50, 100],
};
const plainMostWords = 20;
/** Facts a passage may ask for; see `words.md`. */
const slots = new Set(["name", "degree", "house", "orb", "date", "ruler", "a", "b"]);

export interface CheckedPart {
  readonly part: PassagePart;
  readonly problems: readonly string[];
}

/** Takes the marks off a part and says which rules of prose it breaks. */
export function checkPart(name: PartName, source: string, phrases: PhraseLists): CheckedPart {
  const marked = [...source.matchAll(/==(.+?)==/g)].map((match) => match[1] ?? "");
  const text = source.replaceAll("==", "");
  const plain = marked[0] ?? "";
  const problems = [...plainProblems(source, marked, plain), ...textProblems(name, text, phrases)];
  return { part: { text, plain }, problems };
}

function plainProblems(source: string, marked: readonly string[], plain: string): readonly string[] {
  const marks = source.split("==").length - 1;
  if (marks !== 2 || marked.length !== 1) return [`exactly one ==plain sentence==, found ${marks} marks`];
  const problems: string[] = [];
  const words = wordCount(plain);
  if (words > plainMostWords) problems.push(`plain sentence has ${words} words, at most ${plainMostWords}`);
  if (!/\byou(?:r|rself)?\b/i.test(plain)) problems.push("plain sentence does not speak to “you”");
  const text = source.replaceAll("==", "");
  if (!sentencesOf(text).includes(plain)) problems.push("the == marks do not hold one whole sentence");
  return problems;
}

function textProblems(name: PartName, text: string, phrases: PhraseLists): readonly string[] {
  const problems: string[] = [];
  const words = wordCount(text);
  const [least, most] = lengths[name];
  if (words < least || words > most) problems.push(`${words} words; ${name} has ${least} to ${most}`);
  for (const kind of ["banned", "flattery", "foretelling"] as const) {
    for (const hit of findPhrases(text, phrases[kind])) {
      problems.push(`${kind} phrase “${text.slice(hit.start, hit.end)}”`);
    }
  }
  if (/["']/.test(text)) problems.push("straight quotation mark; use “ ” ‘ ’");
  if (/[–—]| - /.test(text)) problems.push("dash; use a comma or a full stop");
  if (/\s{2}|\s[.,;:!?]/.test(text)) problems.push("doubled space, or space before a stop");
  if (/(?<!\.)\.\.(?!\.)|[,;:]{2}/.test(text)) problems.push("doubled stop");
  const twice = /(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/iu.exec(text);
  if (twice) problems.push(`doubled word “${twice[0]}”`);
  for (const [slot, inner] of text.matchAll(/\{([^}]*)\}/g)) {
    if (!slots.has(inner ?? "")) problems.push(`unknown slot ${slot}`);
  }
  return problems;
}
