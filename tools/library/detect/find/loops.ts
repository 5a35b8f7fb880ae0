import { tellingWords } from "../../ledger/images.ts";
import type { WritingRules } from "../../read/language-file.ts";
import { stems } from "../../rules/compare-with-text.ts";
import type { Paragraph } from "./paragraph.ts";

type ImageRules = WritingRules["images"];

/** In how many of a thousand paragraphs a word may stand and still be an image rather than a word of every page. */
const rarePerMille = 12;
const leastLetters = 4;
const leastSentences = 3;
/** How many sentences the opening and the ending are. */
const openingSentences = 2;

/** Whether a word is rare enough in the paragraphs to carry an image. */
export function rareWords(paragraphs: readonly Paragraph[], rules: ImageRules): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const { sentenceWords } of paragraphs) {
    const own = new Set(sentenceWords.flat().map((word) => stemOf(word, rules)));
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const most = Math.max(2, (paragraphs.length * rarePerMille) / 1000);
  return (word) => (counts.get(stemOf(word, rules)) ?? 0) <= most;
}

/** The words by which the last sentence returns to the opening image (rule 3). */
export function loopWords(
  { sentenceWords, images }: Paragraph,
  { rules, isRare }: { readonly rules: ImageRules; readonly isRare: (word: string) => boolean },
): readonly string[] {
  if (sentenceWords.length < leastSentences) return [];
  const opening = new Set(
    sentenceWords
      .slice(0, openingSentences)
      .flat()
      .map((word) => stemOf(word, rules)),
  );
  const last = sentenceWords.length > openingSentences ? (sentenceWords.at(-1) ?? []) : [];
  const pictured = new Set(images.flatMap((image) => tellingWords(image, rules)).map((word) => stemOf(word, rules)));
  return last.filter((word) => {
    const stem = stemOf(word, rules);
    return opening.has(stem) && (pictured.has(stem) || (word.length >= leastLetters && isRare(word)));
  });
}

function stemOf(word: string, rules: ImageRules): string {
  return stems(word, rules).toSorted((one, other) => one.length - other.length)[0] ?? word;
}
