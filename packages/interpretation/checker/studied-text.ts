import { sentencesOf, wordCount, wordsOf } from "./sentences.ts";

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

export interface StudiedText {
  /** Words as a reader counts them. */
  readonly words: number;
  readonly sentences: readonly StudiedSentence[];
  /** The openings of its sentences, in order. */
  readonly openings: readonly string[];
}

/** Passages are the same in every book that tells them, so what was found in one is kept. */
const known = new Map<string, StudiedText>();
/** Beyond it everything is forgotten: a library has some thousand texts, and filled slots add to them. */
const mostKnown = 20_000;

/** A text of the library taken apart, once. Not for texts that may hold a name: they would be kept. */
export function studied(text: string): StudiedText {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const found = study(text);
  known.set(text, found);
  return found;
}

/** The same for any text, and nothing is kept. */
export function study(text: string): StudiedText {
  const sentences = sentencesOf(text).map(studySentence);
  return { words: wordCount(text), sentences, openings: sentences.flatMap(({ opening }) => opening ?? []) };
}

function studySentence(text: string): StudiedSentence {
  const words = wordsOf(text);
  const opening = words.length < openingWords ? null : words.slice(0, openingWords).join(" ");
  return { text, key: words.join(" "), words: words.length, opening };
}
