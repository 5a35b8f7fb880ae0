import { wordCount, wordsOf } from "@cosmic/interpretation/text/sentences";
import { listedPhrases } from "../rules/listed-phrases.ts";
import type { Finding } from "./finding.ts";
import { byFile, type ProsePart, wordsIn } from "./prose.ts";

interface Tic {
  readonly name: string;
  /** Per thousand words; from the style guide. */
  readonly cap: number;
  readonly count: (part: ProsePart) => number;
}

const withheld = new Set(["nobody", "hardly", "seldom", "few"]);
const shortWords = 4;
/** Digits, times of day, and number words nobody uses without counting. */
const exact =
  /\d+|o’clock|half past|\b(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?)(?:th|ieth)?\b/gi;

const tics: readonly Tic[] = [
  { name: "a last “, and” with its joke", cap: 2, count: (part) => (endsInJoke(part) ? 1 : 0) },
  {
    name: "sentences of four words or fewer",
    cap: 3,
    count: ({ sentences }) => sentences.filter((sentence) => wordCount(sentence) <= shortWords).length,
  },
  {
    name: "nobody, hardly, seldom, few",
    cap: 4,
    count: ({ text }) => wordsOf(text).filter((word) => withheld.has(word)).length,
  },
  { name: "exact numbers or hours", cap: 1, count: ({ text }) => text.match(exact)?.length ?? 0 },
];

/** Maximum number of words after the “, and” of a closing joke; a longer tail is a clause of its own. */
const jokeMostWords = 9;

export function endsInJoke({ sentences }: ProsePart): boolean {
  const last = sentences.at(-1);
  const turn = last === undefined ? undefined : /, and ([^,]*)$/.exec(last)?.[1];
  return turn !== undefined && wordCount(turn) <= jokeMostWords;
}

/** Files shorter than this many words are treated as this long: a single occurrence is not a tic. */
const fewestWords = 1000;

/** How often each tic occurs in a file, per thousand words. */
export function ticRates(
  parts: readonly ProsePart[],
): readonly { readonly name: string; readonly cap: number; readonly count: number; readonly rate: number }[] {
  const thousands = Math.max(wordsIn(parts), fewestWords) / 1000;
  return tics.map(({ name, cap, count }) => {
    const total = parts.reduce((sum, part) => sum + count(part), 0);
    return { name, cap, count: total, rate: total / thousands };
  });
}

/** Tics over their cap in one file. */
export function ticFindings(parts: readonly ProsePart[]): readonly Finding[] {
  return [...byFile(parts)].flatMap(([file, own]) =>
    ticRates(own)
      .filter(({ rate, cap }) => rate > cap)
      .map(({ name, cap, rate, count }) => ({
        kind: "tic" as const,
        file,
        line: 1,
        message: `${name}: ${rate.toFixed(1)} in a thousand words (${count}), cap ${cap}`,
      })),
  );
}

/** How often the whole library may use rationed phrases, all counted together. */
const rationedMost = 2;

/** Every use of a rationed phrase, when there are more than two in the library. */
export function rationedFindings(parts: readonly ProsePart[], rationed: readonly string[]): readonly Finding[] {
  const hits = parts.flatMap((part) => listedPhrases(part.text, rationed).map((words) => ({ part, words })));
  if (hits.length <= rationedMost) return [];
  return hits.map(({ part, words }) => ({
    kind: "rationed",
    file: part.file,
    line: part.line,
    message: `“${words}”: ${hits.length} such endings in the library, at most ${rationedMost}`,
  }));
}
