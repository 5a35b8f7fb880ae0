import { itemAt } from "../item-at.ts";
import type { Place } from "../place.ts";
import type { PlacesLocale } from "./places-locale.ts";
import { type Gazetteer, stepsOfDegree } from "./table/gazetteer.ts";
import { wordAt } from "./table/words.ts";

const languages = { "en-us": "en", "en-gb": "en", "es-es": "es", "pt-br": "pt" } as const;

/** Label depth that shows coordinates, and their decimals: two are about a kilometer. */
const withCoordinates = 3;
const figures = 2;
const rounded = (degrees: number): string => degrees.toFixed(figures).replace("-", "−");

/** Areas that contain a town, smallest known first, country last. */
function lineageOf({ towns, areas }: Gazetteer, town: number): readonly number[] {
  const found: number[] = [];
  let area = itemAt(towns.areas, town);
  while (area >= areas.firstRegion) {
    found.push(area);
    area = itemAt(areas.parents, area);
  }
  return [...found, area];
}

/** Country index of a town. */
export function countryOf({ towns, areas }: Gazetteer, town: number): number {
  let area = itemAt(towns.areas, town);
  while (area >= areas.firstRegion) area = itemAt(areas.parents, area);
  return area;
}

/** A country for a select list. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2, capitals. */
  readonly code: string;
  readonly name: string;
}

/** Countries of the gazetteer, sorted alphabetically in the locale's language. */
export function countriesIn({ areas }: Gazetteer, locale: PlacesLocale): readonly NamedCountry[] {
  const language = languages[locale];
  const names = areas.countryNames[language];
  return areas.codes
    .map((code, index) => ({ code, name: names[index] ?? code }))
    .sort((one, two) => one.name.localeCompare(two.name, language));
}

/**
 * A town as shown to visitors. Name and region as in GeoNames, country in the locale's language. The label is name and
 * country, with the region or county between them when the gazetteer has a namesake; a town that no area distinguishes
 * from a larger namesake shows its coordinates in degrees north and east.
 */
export function describeTown(gazetteer: Gazetteer, town: number, locale: PlacesLocale | null): Place {
  const { towns, areas } = gazetteer;
  const lineage = lineageOf(gazetteer, town);
  const countryIndex = countryOf(gazetteer, town);
  const country = itemAt(areas.countryNames[languages[locale ?? "en-us"]], countryIndex);
  // From the region down: the parts the label may need.
  const inside = lineage.slice(0, -1).reverse();
  const [region = ""] = inside.map((area) => wordAt(areas.names, area));
  const name = wordAt(towns.names, town);
  const depth = itemAt(towns.labelDepths, town);
  const between = inside.slice(0, depth).map((area) => wordAt(areas.names, area));
  const latitude = itemAt(towns.latitudes, town) / stepsOfDegree;
  const longitude = itemAt(towns.longitudes, town) / stepsOfDegree;
  const shown = depth === withCoordinates ? `${name} (${rounded(latitude)}, ${rounded(longitude)})` : name;
  return {
    name,
    region,
    country,
    countryCode: itemAt(areas.codes, countryIndex),
    latitude,
    longitude,
    zone: itemAt(gazetteer.zones, itemAt(towns.zones, town)),
    population: itemAt(towns.populations, town),
    geonameId: itemAt(towns.geonameIds, town),
    label: [shown, ...between.reverse(), country].join(", "),
  };
}
