import { firstWordsOf, sentencesOf, wordCount, wordsOf } from "./sentences.ts";

/** Number of words in a sentence opening. */
const openingWords = 4;

/** A sentence and the values used to measure repetition. */
export interface StudiedSentence {
  readonly text: string;
  /** Its words in lower case without punctuation, separated by one space; sentences with equal keys are the same. */
  readonly key: string;
  readonly words: number;
  /** Its first four words; null if it has fewer. */
  readonly opening: string | null;
}

/** Measurements a book takes of its own texts while being composed. */
export interface MeasuredText {
  /** Word count. */
  readonly words: number;
  /** The openings of its sentences, in order. */
  readonly openings: readonly string[];
}

export interface StudiedText {
  /** Word count. */
  readonly words: number;
  readonly sentences: readonly StudiedSentence[];
}

/** The cache is cleared beyond this size: a library has a few thousand texts, and filled slots add more. */
const mostKnown = 20_000;

/** Memoizes by text: passages are identical in every book that uses them. */
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

/** Cached measurement of a library text. Not for texts that may contain a name, since they would be kept. */
export const measured = kept(measure);

/** The same for any text, uncached. */
export function measure(text: string): MeasuredText {
  const openings = sentencesOf(text).flatMap((sentence) => openingOf(firstWordsOf(sentence, openingWords)) ?? []);
  return { words: wordCount(text), openings };
}

/**
 * Cached sentence analysis of a library text, for comparing sentences. Likewise not for texts that may contain a name.
 */
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
