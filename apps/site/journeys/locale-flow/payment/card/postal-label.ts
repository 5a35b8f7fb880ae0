import type { Locale } from "../../../../locale/locale.ts";

/** What a market calls its postal code, to the letter of the specification; a name and not a word to translate. */
export const postalLabel = (locale: Locale): "CEP" | "Postcode" | "ZIP Code" =>
  locale === "pt-br" ? "CEP" : locale === "en-gb" ? "Postcode" : "ZIP Code";
