import type { GeoData } from "../components/layout/page-head.ts";
import { countryText } from "./format/format.ts";
import { type Locale, languageTag } from "./locale.ts";

/** The locale's country, named in its language. */
export function countryGeo(locale: Locale): GeoData {
  const [, region = ""] = languageTag(locale).split("-");
  return { region, placename: countryText({ countryCode: region, country: region }, locale) };
}
