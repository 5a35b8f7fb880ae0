import { firstWordsOf, sentencesOf, wordCount, wordsOf } from "./sentences.ts";

/** How many words make an opening. */
const openingWords = 4;

/** A sentence with what repetition is measured by. */
export interface StudiedSentence {
  readonly text: string;
  /** Its words in lower case without punctuation, one space apart: two sentences with the same key are the same. */
  readonly key: string;
  readonly words: number;
  /** Its first four words, or null where it has fewer. */
  readonly opening: string | null;
}

/** What a book measures of its own texts while it is put together. */
export interface MeasuredText {
  /** Words as a reader counts them. */
  readonly words: number;
  /** The openings of its sentences, in order. */
  readonly openings: readonly string[];
}

export interface StudiedText {
  /** Words as a reader counts them. */
  readonly words: number;
  readonly sentences: readonly StudiedSentence[];
}

/** Beyond it everything is forgotten: a library has some thousand texts, and filled slots add to them. */
const mostKnown = 20_000;

/** Passages are the same in every book that tells them, so what was found in one is kept. */
function kept<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= mostKnown) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}

/** A text of the library measured, once. Not for texts that may hold a name: they would be kept. */
export const measured = kept(measure);

/** The same for any text, and nothing is kept. */
export function measure(text: string): MeasuredText {
  const openings = sentencesOf(text).flatMap((sentence) => openingOf(firstWordsOf(sentence, openingWords)) ?? []);
  return { words: wordCount(text), openings };
}

/** A text of the library taken apart, once, for those who compare its sentences; the same texts only. */
export const studied = kept(study);

function study(text: string): StudiedText {
  return { words: wordCount(text), sentences: sentencesOf(text).map(studySentence) };
}

function studySentence(text: string): StudiedSentence {
  const words = wordsOf(text);
  return { text, key: words.join(" "), words: words.length, opening: openingOf(words) };
}

function openingOf(words: readonly string[]): string | null {
  return words.length < openingWords ? null : words.slice(0, openingWords).join(" ");
}
