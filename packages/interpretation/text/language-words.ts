import { studied } from "./studied-text.ts";

/** Languages a book is written in. */
export type LanguageName = "en" | "es" | "pt";

/** Function words found in only one of the three languages. */
const smallWords: Readonly<Record<LanguageName, ReadonlySet<string>>> = {
  en: new Set("the of and is you your with that what which not this are was for from it by they to in".split(" ")),
  es: new Set(
    "el la los las y con una del lo usted tú pero sin más muy hay eres estás hasta cuando donde es en".split(" "),
  ),
  pt: new Set("o os as e com uma do da dos das não você mas sem mais muito há está até quando onde é em".split(" ")),
};
/** Shorter sentences may contain no function words at all. */
const fewestWords = 10;
/** A text counts as foreign if another language's function words outnumber its own by more than this. */
const clearlyMore = 2;

/** Cached, since many books share texts. */
const counted = new Map<string, Readonly<Record<LanguageName, number>>>();
/** The cache is cleared beyond this size. */
const mostCounted = 20_000;

/** Whether a text is clearly written in another of the three languages. */
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
