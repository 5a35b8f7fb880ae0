import type { Finding } from "./finding.ts";
import { areVariants, byFile, type ProsePart, placeOf } from "./prose.ts";

/** Number of words in an opening, and the largest share of all sentences that may have the same one. */
const openingWords = 4;
const openingShare = 0.005;
/** In a small library that share is less than one sentence. */
const openingLeast = 4;
/** How many parts of one file may share their first two words. */
const sharedMost = 3;

/** The first four words of every sentence with the parts that use them, most used first. */
export function openingLedger(
  parts: readonly ProsePart[],
): readonly { readonly opening: string; readonly parts: readonly ProsePart[] }[] {
  const byOpening = new Map<string, ProsePart[]>();
  for (const part of parts) {
    for (const words of part.sentenceWords) {
      if (words.length < openingWords) continue;
      push(byOpening, words.slice(0, openingWords).join(" "), part);
    }
  }
  return [...byOpening]
    .map(([opening, places]) => ({ opening, parts: places }))
    .sort((one, other) => other.parts.length - one.parts.length || one.opening.localeCompare(other.opening));
}

/** Openings shared by too many sentences of the library, reported at each location. */
export function openingFindings(parts: readonly ProsePart[]): readonly Finding[] {
  const sentences = parts.reduce((sum, part) => sum + part.sentences.length, 0);
  const cap = Math.max(openingLeast, Math.floor(sentences * openingShare));
  return openingLedger(parts)
    .filter((entry) => entry.parts.length > cap)
    .flatMap(({ opening, parts: places }) =>
      places.map(({ file, line }) => ({
        kind: "opening" as const,
        file,
        line,
        message: `“${opening} …” opens ${places.length} sentences of the library, at most ${cap}`,
      })),
    );
}

/** Parts of one file that begin with the same two words, when there are too many. */
export function sharedOpeningFindings(parts: readonly ProsePart[]): readonly Finding[] {
  return [...byFile(parts).values()].flatMap((own) => {
    const byOpening = new Map<string, ProsePart[]>();
    for (const part of own) push(byOpening, part.sentenceWords.flat().slice(0, 2).join(" "), part);
    return [...byOpening]
      .filter(([, places]) => places.length > sharedMost)
      .flatMap(([opening, places]) =>
        places.map((part) => ({
          kind: "shared-opening" as const,
          file: part.file,
          line: part.line,
          message: `${places.length} parts of this file begin “${opening}”: ${places.map(({ heading, name }) => `${heading} ${name}`).join(", ")}`,
        })),
      );
  });
}

function push(map: Map<string, ProsePart[]>, key: string, part: ProsePart): void {
  const places = map.get(key);
  if (places) places.push(part);
  else map.set(key, [part]);
}

/**
 * Sentences that occur twice anywhere, because a book may contain both. Shorter ones (“You insist.”) recur by chance.
 */
export function repeatedSentenceFindings(parts: readonly ProsePart[]): readonly Finding[] {
  const first = new Map<string, ProsePart>();
  return parts.flatMap((part) =>
    part.sentences.flatMap((sentence, index) => {
      const words = part.sentenceWords[index] ?? [];
      if (words.length < openingWords) return [];
      const key = words.join(" ");
      const earlier = first.get(key);
      if (!earlier) first.set(key, part);
      return earlier && !areVariants(earlier, part) ? pairOf(part, earlier, sentence) : [];
    }),
  );
}

function pairOf(part: ProsePart, earlier: ProsePart, sentence: string): readonly Finding[] {
  const at = (here: ProsePart, there: ProsePart): Finding => ({
    kind: "repeated-sentence",
    file: here.file,
    line: here.line,
    message: `stands also at ${placeOf(there)}: “${sentence}”`,
  });
  return [at(part, earlier), at(earlier, part)];
}
