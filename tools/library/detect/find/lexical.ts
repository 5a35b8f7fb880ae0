import type { Paragraph } from "./paragraph.ts";
import type { DetectRules } from "./rules-file.ts";

/** Rules that are lists of words and turns of phrase, looked for sentence by sentence. */
export const lexicalRules = ["generic", "past", "blame", "fright"] as const;
export type LexicalRule = (typeof lexicalRules)[number];

export function lexicalHits({ sentences }: Paragraph, rule: LexicalRule, rules: DetectRules): readonly string[] {
  return sentences.filter((sentence) => rules[rule].some((one) => one.test(sentence)));
}

/** Lists of things (rule 7). */
export const thingLists = ["village", "assumed", "common"] as const;
export type ThingList = (typeof thingLists)[number];

const compiled = new WeakMap<readonly string[], readonly RegExp[]>();

/** A thing that a text names: the entry of its list, and the words. */
export interface NamedThing {
  readonly entry: string;
  readonly words: string;
}

/** The things of a list that a text names, each as often as it stands there. */
export function thingsIn(text: string, list: ThingList, { things }: DetectRules): readonly NamedThing[] {
  const entries = things[list];
  const known = compiled.get(entries) ?? entries.map((one) => new RegExp(`(?<!\\p{L})(?:${one})(?!\\p{L})`, "giu"));
  compiled.set(entries, known);
  return entries.flatMap((entry, index) =>
    Array.from(text.match(known[index] ?? /$^/u) ?? [], (words) => ({ entry, words })),
  );
}
