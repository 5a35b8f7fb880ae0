import { sentencesOf, wordCount, wordsOf } from "../../packages/interpretation/sentences.ts";
import type { Passage } from "../../packages/library/passage.ts";

interface Tic {
  readonly name: string;
  /** For a thousand words; from `words.md`, rule 5. */
  readonly cap: number;
  readonly count: (text: string) => number;
}

const withheld = new Set(["nobody", "hardly", "seldom", "few"]);

const tics: readonly Tic[] = [
  {
    name: "sentences of four words or fewer",
    cap: 3,
    count: (text) => sentencesOf(text).filter((sentence) => wordCount(sentence) <= 4).length,
  },
  { name: "nobody, hardly, seldom, few", cap: 4, count: (text) => wordsOf(text).filter((w) => withheld.has(w)).length },
  { name: "exact numbers or hours", cap: 1, count: (text) => text.match(/\d+/g)?.length ?? 0 },
];

/** Habits over their cap in one subject, measured over all its prose, as sentences for the writer. */
export function ticsOver(passages: Readonly<Record<string, Passage>>): readonly string[] {
  const texts = Object.values(passages).flatMap((passage) => Object.values(passage.parts).map((part) => part.text));
  const thousands = texts.reduce((sum, text) => sum + wordCount(text), 0) / 1000;
  return tics.flatMap(({ name, cap, count }) => {
    const rate = texts.reduce((sum, text) => sum + count(text), 0) / thousands;
    return rate > cap ? [`${name}: ${rate.toFixed(1)} in a thousand words, cap ${cap}`] : [];
  });
}
