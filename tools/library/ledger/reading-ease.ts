import type { Finding } from "./finding.ts";
import { byFile, type ProsePart, wordsIn } from "./prose.ts";

/** Every chapter must be easier to read than this. */
const leastEase = 65;
/** The formula is meaningless for a few sentences. */
const fewestWords = 200;

/** Flesch reading ease (Flesch 1948): 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. */
export function readingEase(parts: readonly ProsePart[]): number {
  const words = parts.flatMap(({ sentenceWords }) => sentenceWords.flat());
  const sentences = parts.reduce((sum, part) => sum + part.sentences.length, 0);
  if (words.length === 0 || sentences === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

/**
 * Syllables of an English word, counted by vowel groups; right for about nine words in ten, with errors in both
 * directions.
 */
export function syllableCount(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 2) return 1;
  const spoken = letters
    .replace(/(?:[^laeiouyscxzgh]es|[^dt]ed|[^laeiouy]e)$/, (ending) => ending.slice(0, 1))
    .replace(/^y/, "")
    .replace(/(?<=[aeiouy])(?:ing)$/, "·ing");
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}

export function readingEaseFindings(parts: readonly ProsePart[]): readonly Finding[] {
  return [...byFile(parts)].flatMap(([file, own]) => {
    const ease = readingEase(own);
    if (ease > leastEase || wordsIn(own) < fewestWords) return [];
    return [
      { kind: "reading-ease", file, line: 1, message: `reading ease ${ease.toFixed(0)}, to be above ${leastEase}` },
    ];
  });
}
