import { wordCount } from "@cosmic/interpretation/text/sentences";
import type { LanguageFile } from "../read/language-file.ts";
import type { Finding } from "./finding.ts";
import { areVariants, byFile, type ProsePart, placeOf } from "./prose.ts";
import { endsInJoke } from "./tics.ts";

/** Kinds of endings that a reader notices the third time. */
export type ClosingMove = "quotation" | "final and" | "very short" | "permission" | "denial" | "condition" | "plain";

/**
 * The largest share of a file's parts that may end in the same noticeable way, and the fewest parts for this to be
 * checked.
 */
const moveShare = 1 / 3;
const fewestParts = 9;
const closingWords = 4;
const shortWords = 6;

export function closingMove(part: ProsePart, { writing, rules }: LanguageFile): ClosingMove {
  const { closings } = writing;
  const last = part.sentences.at(-1);
  const words = part.sentenceWords.at(-1) ?? [];
  if (last?.endsWith(rules.quotes[1])) return "quotation";
  if (last === undefined || wordCount(last) <= shortWords) return "very short";
  if (endsInJoke(part, writing)) return "final and";
  if (closings === undefined) return "plain";
  if (new RegExp(closings.permission, "u").test(last)) return "permission";
  if (new RegExp(closings.condition, "u").test(last)) return "condition";
  const denial = new RegExp(closings.denial, "u");
  return words.some((word) => denial.test(word)) ? "denial" : "plain";
}

/** Parts that end with the same four words, reported at each location. */
export function closingFindings(parts: readonly ProsePart[]): readonly Finding[] {
  const byWords = new Map<string, ProsePart[]>();
  for (const part of parts) {
    const words = part.sentenceWords.at(-1) ?? [];
    if (words.length < closingWords) continue;
    const key = words.slice(-closingWords).join(" ");
    byWords.set(key, [...(byWords.get(key) ?? []), part]);
  }
  return [...byWords]
    .filter(([, places]) => places.some((one) => places.some((other) => other !== one && !areVariants(one, other))))
    .flatMap(([ending, places]) =>
      places.map((part) => ({
        kind: "closing" as const,
        file: part.file,
        line: part.line,
        message: `ends “… ${ending}” as does ${places
          .filter((other) => other !== part)
          .map(placeOf)
          .join(", ")}`,
      })),
    );
}

/** Files in which more than a third of the parts end in the same noticeable way. */
export function closingMoveFindings(parts: readonly ProsePart[], about: LanguageFile): readonly Finding[] {
  return [...byFile(parts)].flatMap(([file, own]) => {
    if (own.length < fewestParts) return [];
    return [...countMoves(own, about)]
      .filter(([move, count]) => move !== "plain" && count > own.length * moveShare)
      .map(([move, count]) => ({
        kind: "closing-move" as const,
        file,
        line: 1,
        message: `${count} of ${own.length} parts end with the same move (${move}), at most a third`,
      }));
  });
}

export function countMoves(parts: readonly ProsePart[], about: LanguageFile): ReadonlyMap<ClosingMove, number> {
  const moves = new Map<ClosingMove, number>();
  for (const part of parts) {
    const move = closingMove(part, about);
    moves.set(move, (moves.get(move) ?? 0) + 1);
  }
  return moves;
}
