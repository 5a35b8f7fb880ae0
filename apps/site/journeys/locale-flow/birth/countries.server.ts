import { builtInCities } from "@cosmic/atlas/built-in-cities";
import type { NamedCountry } from "@cosmic/atlas/places/describe-town";
import type { PlacesOpening } from "@cosmic/atlas/places/places-from-disk";
import { countryText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";

/** The countries in the list, named as in town search; without the gazetteer, those of the built-in cities. */
export function countriesFor(places: PlacesOpening, locale: Locale): readonly NamedCountry[] {
  if (places.ok) return places.search.countries(locale);
  const named = new Map(builtInCities.map((city) => [city.countryCode, countryText(city, locale)]));
  return [...named]
    .map(([code, name]) => ({ code, name }))
    .sort((one, two) => one.name.localeCompare(two.name, locale));
}
