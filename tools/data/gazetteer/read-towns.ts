import { standings } from "@cosmic/atlas/places/table/gazetteer";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { readSource } from "./sources.ts";
import type { Town } from "./town.ts";

interface SourceTown {
  readonly geonameid: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly countrycode: string;
  readonly population: number;
  readonly timezone: string;
  readonly admin1code: string;
  readonly alternatenames: readonly string[];
}

/** GeoNames' feature class for a section of a city. Those below this population are left out. */
const partOfCity = "PPLX";
const peopleOfLargePart = 100_000;
const standingsByClass: Readonly<Record<string, number>> = {
  PPLC: standings.capital,
  PPLA: standings.seat,
  [partOfCity]: standings.quarter,
};

/** Columns of GeoNames' table. */
const columns = { id: 0, featureClass: 7, county: 11 } as const;

function readClasses(folder: string): ReadonlyMap<number, { readonly featureClass: string; readonly county: string }> {
  const rows = readSource(folder, "classes").split("\n");
  return new Map(
    rows.map((row) => {
      const cells = row.split("\t");
      const [id, featureClass = "", county = ""] = [columns.id, columns.featureClass, columns.county].map(
        (n) => cells[n],
      );
      return [Number(id), { featureClass, county }];
    }),
  );
}

interface CountyTown {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin2: string;
}

const placeKey = (country: string, name: string, latitude: number, longitude: number): string =>
  [country, name, latitude.toFixed(2), longitude.toFixed(2)].join("|");

function readCounties(folder: string): ReadonlyMap<string, string> {
  const rows = JSON.parse(readSource(folder, "counties")) as readonly CountyTown[]; // checksummed, so the shape is known
  return new Map(rows.map((row) => [placeKey(row.country, row.name, Number(row.lat), Number(row.lng)), row.admin2]));
}

/** The zone by boundary polygons, like in a chart without a given zone; on water near a quay, GeoNames' own. */
function zoneOf(town: SourceTown): string {
  const zone = zoneAt(town.latitude, town.longitude);
  return zone.startsWith("Etc/") ? town.timezone : zone;
}

/** Every town of the sources, without city sections unless they are as large as a city. */
export function readTowns(folder: string): readonly Town[] {
  const classes = readClasses(folder);
  const counties = readCounties(folder);
  const rows = Object.values(JSON.parse(readSource(folder, "towns")) as Record<string, SourceTown>); // checksummed
  // Neighbors are read one after another, so that each boundary tile is read only once.
  const byPlace = rows.toSorted(
    (a, b) => Math.round(a.latitude) - Math.round(b.latitude) || a.longitude - b.longitude || a.geonameid - b.geonameid,
  );
  return byPlace.flatMap((row) => {
    const known = classes.get(row.geonameid);
    const standing = standingsByClass[known?.featureClass ?? ""] ?? standings.town;
    if (standing === standings.quarter && row.population < peopleOfLargePart) return [];
    const key = placeKey(row.countrycode, row.name, row.latitude, row.longitude);
    return {
      ...{ id: row.geonameid, name: row.name, otherNames: row.alternatenames },
      ...{ latitude: row.latitude, longitude: row.longitude },
      ...{ country: row.countrycode, region: row.admin1code, county: known?.county || (counties.get(key) ?? "") },
      ...{ zone: zoneOf(row), population: row.population, standing },
    };
  });
}
