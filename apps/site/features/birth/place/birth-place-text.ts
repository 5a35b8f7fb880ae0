import { countryText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { BirthData } from "../draft/birth-data.ts";

/** The birthplace with its country in the visitor's language; a place given as coordinates has no country. */
export function birthPlaceText(birth: BirthData, locale: Locale): string {
  const country = countryText({ countryCode: birth.countryCode, country: birth.birthCountry }, locale);
  return [birth.birthCity, country].filter(Boolean).join(", ");
}
