import { type Locale, reportLanguage } from "./locale.ts";

/** Prepositions that melt into the article behind them. */
const contractions: Readonly<Record<"en" | "es" | "pt", Readonly<Record<string, string>>>> = {
  en: {},
  es: { "a el": "al", "de el": "del" },
  pt: {
    ...{ "a a": "à", "a o": "ao", "de a": "da", "de o": "do" },
    ...{ "em a": "na", "em o": "no", "por a": "pela", "por o": "pelo" },
  },
};

/** Words with a capital in front, as at the start of a sentence. */
export const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** A preposition before words that begin with their article: `de` and `a primeira pessoa` make `da primeira pessoa`. A
 * capital stays in front. */
export function withPreposition(preposition: string, phrase: string, locale: Locale): string {
  const [article = "", ...rest] = phrase.split(" ");
  const contracted = contractions[reportLanguage(locale)][`${preposition.toLowerCase()} ${article}`];
  if (contracted === undefined) return `${preposition} ${phrase}`;
  const words = [contracted, ...rest].join(" ");
  return preposition === preposition.toLowerCase() ? words : capitalized(words);
}
