import { findPhrases } from "@cosmic/interpretation/text/phrase-match";

/** A phrase as a list of its own, and the word to search for before matching. */
interface Look {
  readonly telling: string;
  readonly alone: readonly string[];
}
const looks = new WeakMap<readonly string[], readonly Look[]>();

/**
 * The listed phrases a text contains, as written there. A quick search for each phrase's longest word rules nearly all
 * of them out: matching every phrase against the whole library would take most of the check's time.
 */
export function listedPhrases(text: string, phrases: readonly string[]): readonly string[] {
  const lower = text.toLowerCase().replaceAll("’", "'");
  return looksFor(phrases)
    .filter(({ telling }) => lower.includes(telling))
    .flatMap(({ alone }) => findPhrases(text, alone))
    .map(({ start, end }) => text.slice(start, end));
}

function looksFor(phrases: readonly string[]): readonly Look[] {
  const known = looks.get(phrases) ?? phrases.map((phrase) => ({ telling: tellingWord(phrase), alone: [phrase] }));
  looks.set(phrases, known);
  return known;
}

function tellingWord(phrase: string): string {
  const words = phrase
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}']+/u);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
