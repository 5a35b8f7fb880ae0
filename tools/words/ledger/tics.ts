import { wordCount, wordsOf } from "../../../packages/interpretation/checker/sentences.ts";
import { listedPhrases } from "../rules/listed-phrases.ts";
import type { Finding } from "./finding.ts";
import { byFile, type ProsePart, wordsIn } from "./prose.ts";

interface Tic {
  readonly name: string;
  /** For a thousand words; from the rules of the voice. */
  readonly cap: number;
  readonly count: (part: ProsePart) => number;
}

const withheld = new Set(["nobody", "hardly", "seldom", "few"]);
const shortWords = 4;
/** Figures, clock hours, and number words nobody says without counting. */
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

/** A last sentence that turns once more after “, and”; a longer turn is a clause of its own. */
const jokeMostWords = 9;

export function endsInJoke({ sentences }: ProsePart): boolean {
  const [, turn] = /, and ([^,]*)$/.exec(sentences.at(-1) ?? "") ?? [];
  return turn !== undefined && wordCount(turn) <= jokeMostWords;
}

/** Below this many words a file has the allowance of this many: one occurrence is no habit. */
const fewestWords = 1000;

/** How often a file has each tic, for a thousand words. */
export function ticRates(
  parts: readonly ProsePart[],
): readonly { readonly name: string; readonly cap: number; readonly count: number; readonly rate: number }[] {
  const thousands = Math.max(wordsIn(parts), fewestWords) / 1000;
  return tics.map(({ name, cap, count }) => {
    const total = parts.reduce((sum, part) => sum + count(part), 0);
    return { name, cap, count: total, rate: total / thousands };
  });
}

/** Habits over their cap in one file. */
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

/** How often the whole library may use a rationed turn. */
const rationedMost = 2;

/** Turns the library uses more than twice, at each place. */
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
