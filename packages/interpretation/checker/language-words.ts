import { studied } from "./studied-text.ts";

/** Languages a book is written in. */
export type LanguageName = "en" | "es" | "pt";

/** Small words that one of the three languages has and the other two have not. */
const smallWords: Readonly<Record<LanguageName, ReadonlySet<string>>> = {
  en: new Set("the of and is you your with that what which not this are was for from it by they to in".split(" ")),
  es: new Set(
    "el la los las y con una del lo usted tú pero sin más muy hay eres estás hasta cuando donde es en".split(" "),
  ),
  pt: new Set("o os as e com uma do da dos das não você mas sem mais muito há está até quando onde é em".split(" ")),
};
/** A sentence shorter than this may have no small words at all. */
const fewestWords = 10;
/** Of another language’s small words so many more than of one’s own. */
const clearlyMore = 2;

/** Texts that many books share are counted once. */
const counted = new Map<string, Readonly<Record<LanguageName, number>>>();
/** Beyond it everything is forgotten. */
const mostCounted = 20_000;

/** Whether a text is plainly written in another of the three languages. */
export function isForeign(text: string, language: LanguageName): boolean {
  const counts = counted.get(text) ?? countsOf(text);
  if (counted.size >= mostCounted) counted.clear();
  counted.set(text, counts);
  const own = counts[language];
  return languageNames.some((name) => name !== language && counts[name] > own + clearlyMore);
}

const languageNames: readonly LanguageName[] = ["en", "es", "pt"];

function countsOf(text: string): Readonly<Record<LanguageName, number>> {
  const words = studied(text).sentences.flatMap(({ key }) => key.split(" "));
  const told = words.length < fewestWords ? [] : words;
  const count = (name: LanguageName) => told.filter((word) => smallWords[name].has(word)).length;
  return { en: count("en"), es: count("es"), pt: count("pt") };
}
