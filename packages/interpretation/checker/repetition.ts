import { type StudiedSentence, studied } from "../text/studied-text.ts";
import type { CheckedChapter, Finding } from "./report-text.ts";

/** Shorter sentences may repeat by chance. */
const tellingWords = 4;
/** How many sentences in a chapter may open with the same four words. */
export const openingLimit = 2;

/** Sentences that occur twice in a book, reported at the second occurrence. */
export function repeatedSentenceFindings(chapters: readonly CheckedChapter[]): readonly Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { place, sentence } of chapters.flatMap(sentencesWithPlace)) {
    if (sentence.words < tellingWords) continue;
    if (seen.has(sentence.key)) findings.push({ kind: "repeated-sentence", place, excerpt: sentence.text });
    seen.add(sentence.key);
  }
  return findings;
}

/** Four-word openings shared by more than two sentences in a chapter. */
export function openingFindings(chapter: CheckedChapter): readonly Finding[] {
  const byOpening = new Map<string, string[]>();
  for (const { place, sentence } of sentencesWithPlace(chapter)) {
    const { opening } = sentence;
    if (opening === null) continue;
    const places = byOpening.get(opening) ?? [];
    places.push(place);
    byOpening.set(opening, places);
  }
  return [...byOpening]
    .filter(([, places]) => places.length > openingLimit)
    .map(([opening, places]) => ({
      kind: "near-repetition",
      place: places.at(-1) ?? chapter.id,
      excerpt: `${places.length} times: ${opening}`,
    }));
}

function sentencesWithPlace({
  id,
  paragraphs,
}: CheckedChapter): readonly { readonly place: string; readonly sentence: StudiedSentence }[] {
  return paragraphs.flatMap(({ text }, index) => {
    const place = `${id}, paragraph ${index + 1}`;
    return studied(text).sentences.map((sentence) => ({ place, sentence }));
  });
}
