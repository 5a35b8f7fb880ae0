import { wordsOf } from "./sentences.ts";

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

/** Whether a text is plainly written in another of the three languages. */
export function isForeign(text: string, language: LanguageName): boolean {
  const words = wordsOf(text);
  if (words.length < fewestWords) return false;
  const count = (name: LanguageName) => words.filter((word) => smallWords[name].has(word)).length;
  const own = count(language);
  return (["en", "es", "pt"] as const).some((name) => name !== language && count(name) > own + clearlyMore);
}
