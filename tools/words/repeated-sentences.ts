import { sentencesOf, wordCount, wordsOf } from "../../packages/interpretation/sentences.ts";
import type { Passage } from "../../packages/library/passage.ts";
import type { Fault } from "./fault.ts";
import type { WrittenFile } from "./passage-file.ts";

/** Shorter sentences (“You insist.”) may come back by chance; longer ones are a copy. */
const tellingWords = 4;

/** Sentences that stand twice in one language, wherever: a book may hold both places. */
export function repeatedSentences(files: readonly WrittenFile[]): readonly Fault[] {
  const first = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { file, passages } of files) {
    for (const part of passages.flatMap((passage) => passage.parts)) {
      for (const sentence of sentencesOf(part.source.replaceAll("==", ""))) {
        if (wordCount(sentence) < tellingWords) continue;
        const key = wordsOf(sentence).join(" ");
        const earlier = first.get(key);
        if (earlier) faults.push({ file, line: part.line + 1, message: `stands already at ${earlier}: “${sentence}”` });
        else first.set(key, `${file}:${part.line + 1}`);
      }
    }
  }
  return faults;
}

/** Passages of one subject whose parts share their first two words, as `gemini core, leo gift: you are`. */
export function sharedOpenings(passages: Readonly<Record<string, Passage>>): readonly string[] {
  const byOpening = new Map<string, string[]>();
  for (const [heading, passage] of Object.entries(passages)) {
    for (const [name, part] of Object.entries(passage.parts)) {
      const opening = wordsOf(part.text).slice(0, 2).join(" ");
      byOpening.set(opening, [...(byOpening.get(opening) ?? []), `${heading} ${name}`]);
    }
  }
  return [...byOpening]
    .filter(([, places]) => places.length > 1)
    .map(([opening, places]) => `${places.join(", ")}: ${opening}`);
}
