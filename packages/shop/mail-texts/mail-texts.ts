import type { Locale } from "@cosmic/addresses/locales";
import { enGbTexts } from "./en-gb.ts";
import { enUsTexts } from "./en-us.ts";
import { esEsTexts } from "./es-es.ts";
import type { MarketTexts } from "./market-texts.ts";
import { ptBrTexts } from "./pt-br.ts";

const texts: Readonly<Record<Locale, MarketTexts>> = {
  "en-us": enUsTexts,
  "en-gb": enGbTexts,
  "es-es": esEsTexts,
  "pt-br": ptBrTexts,
};

/** The words of a market. */
export function mailTextsOf(locale: Locale): MarketTexts {
  return texts[locale];
}
