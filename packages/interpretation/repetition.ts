import type { CheckedChapter, Finding } from "./report-text.ts";
import { sentencesOf, wordsOf } from "./sentences.ts";

/** A sentence of fewer words may come back by chance. */
const tellingWords = 4;
/** How many words make an opening, and how often a chapter may use the same one. */
const openingWords = 4;
export const openingLimit = 2;

/** The first four words of each sentence of a text that has as many. */
export function openingsOf(text: string): readonly string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return words.length < openingWords ? [] : [words.slice(0, openingWords).join(" ")];
  });
}

/** Sentences that stand twice in one book, each named at its second place. */
export function repeatedSentenceFindings(chapters: readonly CheckedChapter[]): readonly Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { place, sentence } of chapters.flatMap(sentencesWithPlace)) {
    const words = wordsOf(sentence);
    if (words.length < tellingWords) continue;
    const key = words.join(" ");
    if (seen.has(key)) findings.push({ kind: "repeated-sentence", place, excerpt: sentence });
    seen.add(key);
  }
  return findings;
}

/** Openings of four words that more than two sentences of a chapter share. */
export function openingFindings(chapter: CheckedChapter): readonly Finding[] {
  const byOpening = new Map<string, string[]>();
  for (const { place, sentence } of sentencesWithPlace(chapter)) {
    const words = wordsOf(sentence);
    if (words.length < openingWords) continue;
    const opening = words.slice(0, openingWords).join(" ");
    byOpening.set(opening, [...(byOpening.get(opening) ?? []), place]);
  }
  return [...byOpening]
    .filter(([, places]) => places.length > openingLimit)
    .map(([opening, places]) => ({
      kind: "near-repetition",
      place: places.at(-1) ?? chapter.id,
      excerpt: `${places.length} times: ${opening}`,
    }));
}

function sentencesWithPlace({ id, paragraphs }: CheckedChapter): readonly { place: string; sentence: string }[] {
  return paragraphs.flatMap(({ text }, index) =>
    sentencesOf(text).map((sentence) => ({ place: `${id}, paragraph ${index + 1}`, sentence })),
  );
}
