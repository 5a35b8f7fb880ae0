import { type Locale, reportLanguage } from "../locale.ts";

/** Prepositions that contract with the following article. */
const contractions: Readonly<Record<"en" | "es" | "pt", Readonly<Record<string, string>>>> = {
  en: {},
  es: { "a el": "al", "de el": "del" },
  pt: {
    ...{ "a a": "à", "a o": "ao", "de a": "da", "de o": "do" },
    ...{ "em a": "na", "em o": "no", "por a": "pela", "por o": "pelo" },
  },
};

/** Capitalizes the first letter, as at the start of a sentence. */
export const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Joins a preposition to a phrase that starts with its article: `de` + `a primeira pessoa` = `da primeira pessoa`. A
 * leading capital is kept. */
export function withPreposition(preposition: string, phrase: string, locale: Locale): string {
  const [article = "", ...rest] = phrase.split(" ");
  const contracted = contractions[reportLanguage(locale)][`${preposition.toLowerCase()} ${article}`];
  if (contracted === undefined) return `${preposition} ${phrase}`;
  const words = [contracted, ...rest].join(" ");
  return preposition === preposition.toLowerCase() ? words : capitalized(words);
}
