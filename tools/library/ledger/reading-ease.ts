import type { WritingRules } from "../read/language-file.ts";
import type { Finding } from "./finding.ts";
import { byFile, type ProsePart, wordsIn } from "./prose.ts";

/** The formula is meaningless for a few sentences. */
const fewestWords = 200;
/** Words of this many letters have one syllable. */
const shortLetters = 2;

type Ease = NonNullable<WritingRules["ease"]>;

/** Reading ease by the formula of the language: for English that of Flesch (1948), 206.835 − 1.015 × words per
 * sentence − 84.6 × syllables per word; for Spanish that of Szigriszt (1993), for Portuguese that of Martins (1996). */
export function readingEase(parts: readonly ProsePart[], ease: Ease): number {
  const words = parts.flatMap(({ sentenceWords }) => sentenceWords.flat());
  const sentences = parts.reduce((sum, part) => sum + part.sentences.length, 0);
  if (words.length === 0 || sentences === 0) return 100;
  const count = syllableCounter(ease);
  const syllables = words.reduce((sum, word) => sum + count(word), 0);
  return ease.base - ease.perSentence * (words.length / sentences) - ease.perWord * (syllables / words.length);
}

/** Counts syllables by vowel groups, after what is not spoken is taken off; right for about nine words in ten of
 * English, with errors in both directions. */
export function syllableCounter({ vowels, unspoken }: Pick<Ease, "vowels" | "unspoken">): (word: string) => number {
  const groups = new RegExp(vowels, "gu");
  const endings = unspoken.map(([pattern, by]) => [new RegExp(pattern, "u"), by] as const);
  return (word) => {
    const letters = word.toLowerCase().replace(/[^\p{L}]/gu, "");
    if (letters.length <= shortLetters) return 1;
    const spoken = endings.reduce((text, [pattern, by]) => text.replace(pattern, by), letters);
    return Math.max(1, (spoken.match(groups) ?? []).length);
  };
}

export function readingEaseFindings(parts: readonly ProsePart[], rules: Ease): readonly Finding[] {
  return [...byFile(parts)].flatMap(([file, own]) => {
    const ease = readingEase(own, rules);
    if (ease > rules.least || wordsIn(own) < fewestWords) return [];
    return [
      { kind: "reading-ease", file, line: 1, message: `reading ease ${ease.toFixed(0)}, to be above ${rules.least}` },
    ];
  });
}
