import type { Place } from "../place.ts";
import type { PlacesLocale } from "./places-locale.ts";
import { type Gazetteer, stepsOfDegree } from "./table/gazetteer.ts";
import { wordAt } from "./table/words.ts";

const languages = { "en-us": "en", "en-gb": "en", "es-es": "es", "pt-br": "pt" } as const;

/** The label depth at which coordinates are shown, and their figures: two are a kilometre. */
const withCoordinates = 3;
const figures = 2;
const rounded = (degrees: number): string => degrees.toFixed(figures).replace("-", "−");

/** The areas a town lies in, the smallest known first, its country last. */
function lineageOf({ towns, areas }: Gazetteer, town: number): readonly number[] {
  const found: number[] = [];
  let area = towns.areas[town] ?? 0;
  while (area >= areas.firstRegion) {
    found.push(area);
    area = areas.parents[area] ?? 0;
  }
  return [...found, area];
}

/** The country a town lies in, by its number. */
export function countryOf({ towns, areas }: Gazetteer, town: number): number {
  let area = towns.areas[town] ?? 0;
  while (area >= areas.firstRegion) area = areas.parents[area] ?? 0;
  return area;
}

/** A country for a list to choose from. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2, capitals. */
  readonly code: string;
  readonly name: string;
}

/** The countries of the gazetteer in the order of a language's alphabet. */
export function countriesIn({ areas }: Gazetteer, locale: PlacesLocale): readonly NamedCountry[] {
  const language = languages[locale];
  const names = areas.countryNames[language];
  return areas.codes
    .map((code, index) => ({ code, name: names[index] ?? code }))
    .sort((one, two) => one.name.localeCompare(two.name, language));
}

/**
 * A town as the visitor sees it. Its name and region are GeoNames' own, its country is in the locale's language. The label
 * is name and country, with the region or the county between them where the gazetteer has a namesake; one that no area
 * tells from a larger namesake shows its coordinates, degrees north and east.
 */
export function describeTown(gazetteer: Gazetteer, town: number, locale: PlacesLocale | null): Place {
  const { towns, areas } = gazetteer;
  const lineage = lineageOf(gazetteer, town);
  const countryIndex = lineage.at(-1) ?? 0;
  const country = areas.countryNames[languages[locale ?? "en-us"]][countryIndex] ?? "";
  // From the region down: what the label may need.
  const inside = lineage.slice(0, -1).reverse();
  const [region = ""] = inside.map((area) => wordAt(areas.names, area));
  const name = wordAt(towns.names, town);
  const depth = towns.labelDepths[town] ?? 0;
  const between = inside.slice(0, depth).map((area) => wordAt(areas.names, area));
  const latitude = (towns.latitudes[town] ?? 0) / stepsOfDegree;
  const longitude = (towns.longitudes[town] ?? 0) / stepsOfDegree;
  const shown = depth === withCoordinates ? `${name} (${rounded(latitude)}, ${rounded(longitude)})` : name;
  return {
    name,
    region,
    country,
    countryCode: areas.codes[countryIndex] ?? "",
    latitude,
    longitude,
    zone: gazetteer.zones[towns.zones[town] ?? 0] ?? "",
    population: towns.populations[town] ?? 0,
    geonameId: towns.geonameIds[town] ?? 0,
    label: [shown, ...between.reverse(), country].join(", "),
  };
}
