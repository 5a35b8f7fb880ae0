import { pages as enGb } from "../../generated/pages/en-gb.ts";
import { pages as enUs } from "../../generated/pages/en-us.ts";
import { pages as esEs } from "../../generated/pages/es-es.ts";
import { pages as ptBr } from "../../generated/pages/pt-br.ts";
import type { Locale } from "../../locale/locale.ts";
import type { Page } from "./page.ts";

const editions: Readonly<Record<Locale, Readonly<Record<string, Page>>>> = {
  "en-us": enUs,
  "en-gb": enGb,
  "es-es": esEs,
  "pt-br": ptBr,
};

/** The page of that name (`legal/privacy`) in a locale; every locale has the same ones. */
export function findPage(locale: Locale, name: string): Page {
  const page = editions[locale][name];
  if (page === undefined) throw new Error(`there is no page ${name} in ${locale}`);
  return page;
}
