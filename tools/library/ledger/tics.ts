import { wordCount, wordsOf } from "@cosmic/interpretation/text/sentences";
import type { WritingRules } from "../read/language-file.ts";
import { listedPhrases } from "../rules/listed-phrases.ts";
import type { Finding } from "./finding.ts";
import { byFile, type ProsePart, wordsIn } from "./prose.ts";

interface Tic {
  readonly name: string;
  /** Per thousand words; from the style guide. */
  readonly cap: number;
  readonly count: (part: ProsePart) => number;
}

const shortWords = 4;

/** The tics that are counted in a language: short sentences in every one, the others where it lists their words. */
function ticsOf(writing: WritingRules): readonly Tic[] {
  const { tics } = writing;
  const short: Tic = {
    name: "sentences of four words or fewer",
    cap: 3,
    count: ({ sentences }) => sentences.filter((sentence) => wordCount(sentence) <= shortWords).length,
  };
  if (tics === undefined) return [short];
  const withheld = new Set(tics.withheld.words);
  const exact = new RegExp(tics.exact.pattern, "giu");
  return [
    { name: tics.lastTurn.name, cap: 2, count: (part) => (endsInJoke(part, writing) ? 1 : 0) },
    short,
    {
      name: tics.withheld.name,
      cap: 4,
      count: ({ text }) => wordsOf(text).filter((word) => withheld.has(word)).length,
    },
    { name: tics.exact.name, cap: 1, count: ({ text }) => text.match(exact)?.length ?? 0 },
  ];
}

/** Maximum number of words after the “, and” of a closing joke; a longer tail is a clause of its own. */
const jokeMostWords = 9;

export function endsInJoke({ sentences }: ProsePart, { tics }: WritingRules): boolean {
  const last = sentences.at(-1);
  if (last === undefined || tics === undefined) return false;
  const turn = new RegExp(tics.lastTurn.pattern, "u").exec(last)?.[1];
  return turn !== undefined && wordCount(turn) <= jokeMostWords;
}

/** Files shorter than this many words are treated as this long: a single occurrence is not a tic. */
const fewestWords = 1000;

/** How often each tic occurs in a file, per thousand words. */
export function ticRates(
  parts: readonly ProsePart[],
  writing: WritingRules,
): readonly { readonly name: string; readonly cap: number; readonly count: number; readonly rate: number }[] {
  const thousands = Math.max(wordsIn(parts), fewestWords) / 1000;
  return ticsOf(writing).map(({ name, cap, count }) => {
    const total = parts.reduce((sum, part) => sum + count(part), 0);
    return { name, cap, count: total, rate: total / thousands };
  });
}

/** Tics over their cap in one file. */
export function ticFindings(parts: readonly ProsePart[], writing: WritingRules): readonly Finding[] {
  return [...byFile(parts)].flatMap(([file, own]) =>
    ticRates(own, writing)
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
