import { searchKey } from "@cosmic/atlas/places/lookup/search-key";
import { required } from "@cosmic/chart/required";
import { shownNames, typedNames } from "./countries.ts";
import { readSource } from "./sources.ts";
import type { Town } from "./town.ts";

/** A country, a region or a county. */
export interface Area {
  readonly name: string;
  /** Index of the enclosing area; a country's own index. */
  readonly parent: number;
  /** Search keys by which it may be typed. */
  readonly keys: readonly string[];
}

/** Countries, then regions, then counties, in one numbering, and the area of each town. */
export interface AreaList {
  readonly areas: readonly Area[];
  readonly codes: readonly string[];
  readonly shown: readonly { readonly en: string; readonly es: string; readonly pt: string }[];
  readonly firstCounty: number;
  /** Index of the smallest known area of a town. */
  areaOf(town: Town): number;
}

interface CodeAndName {
  readonly code: string;
  readonly name: string;
}

interface CodedRegions {
  readonly regions: readonly {
    readonly iso?: string;
    readonly admin?: string;
    readonly reference: { readonly geonames?: number };
  }[];
}

const regionCodeOf = (town: Town): string => `${town.country}.${town.region}`;
const countyCodeOf = (town: Town): string => `${regionCodeOf(town)}.${town.county}`;

const namesByCode = (text: string): ReadonlyMap<string, string> =>
  new Map((JSON.parse(text) as readonly CodeAndName[]).map(({ code, name }) => [code, name])); // checksummed

/** Generic words before or after the actual name of a region or county, in the languages GeoNames uses. */
const generic = new Set(
  (
    "autonomous autonoma autonomo comarca comunidad comunitat concelho condado county departamento departement department dist district " +
    "distrito estado estat federal foral free governorate governorato kreis kreisfreie landkreis metropolitan metropolitana " +
    "municipality municipio oblast okres partido parish powiat prefecture principado provincia province provincie region regiao " +
    "regione regional republic stadt state city citta unitary authority wojewodztwo land kray krai respublika rayon judetul " +
    "of de di da do del dello della des du d la le the y i"
  ).split(" "),
);
/** An article belongs to the name when no generic word precedes it. */
const joining = new Set("of de di da do del dello della des du d la le the y i".split(" "));

/**
 * Keys of an area's full name and of the name without generic words: `provincia de la coruna`, `la coruna`, `coruna`.
 */
function areaKeys(name: string): readonly string[] {
  const words = searchKey(name).split(" ");
  const found = [words.join(" ")];
  if (generic.has(words[0] ?? "") && !joining.has(words[0] ?? "")) {
    for (let first = 1; first < words.length && generic.has(words[first - 1] ?? ""); first += 1) {
      if (!joining.has(words[first] ?? "") || words[first] === "la") found.push(words.slice(first).join(" "));
    }
  }
  const last = words.findLastIndex((word) => !generic.has(word));
  if (last >= 0 && last < words.length - 1 && !generic.has(words[0] ?? ""))
    found.push(words.slice(0, last + 1).join(" "));
  return found;
}

/** Ways to type a region, by its GeoNames code: its names in other languages and its ISO 3166-2 code. */
function regionSpellings(folder: string): ReadonlyMap<string, readonly string[]> {
  const countries = JSON.parse(readSource(folder, "regionCodes")) as Record<string, CodedRegions>; // checksummed
  const translations = JSON.parse(readSource(folder, "regionTranslations")) as Record<string, Record<string, string>>;
  const spellings = new Map<string, readonly string[]>();
  for (const [country, { regions }] of Object.entries(countries)) {
    for (const { iso, admin, reference } of regions) {
      const names = Object.values(translations[String(reference.geonames)] ?? {});
      const letters = iso !== undefined && /^[A-Z]{2,3}$/.test(iso) ? [iso] : [];
      spellings.set(`${country}.${admin}`, [...names, ...letters]);
    }
  }
  return spellings;
}

const distinct = (keys: readonly string[]): readonly string[] => [...new Set(keys)].filter((key) => key !== "");

/** Lists every area that contains a town. */
export function listAreas(folder: string, towns: readonly Town[]): AreaList {
  const regionNames = namesByCode(readSource(folder, "regionNames"));
  const countyNames = namesByCode(readSource(folder, "countyNames"));
  const spellings = regionSpellings(folder);
  const codes = distinct(towns.map((town) => town.country)).toSorted();
  const regions = distinct(towns.map(regionCodeOf).filter((code) => regionNames.has(code))).toSorted();
  const counties = distinct(
    towns.map(countyCodeOf).filter((code) => countyNames.has(code) && regionNames.has(regionOf(code))),
  ).toSorted();
  const numbers = new Map([...codes, ...regions, ...counties].map((code, number) => [code, number]));
  const numberOf = (code: string): number => numbers.get(code) ?? 0;
  const shown = codes.map(shownNames);
  const areas = [
    ...codes.map((code, number) => ({
      name: shown[number]?.en ?? code,
      parent: number,
      keys: distinct(typedNames(code).map(searchKey)),
    })),
    ...regions.map((code) => ({
      name: required(regionNames.get(code), `the name of ${code}`),
      parent: numberOf(code.split(".")[0] ?? ""),
      keys: distinct(
        [required(regionNames.get(code), `the name of ${code}`), ...(spellings.get(code) ?? [])].flatMap(areaKeys),
      ),
    })),
    ...counties.map((code) => ({
      name: required(countyNames.get(code), `the name of ${code}`),
      parent: numberOf(regionOf(code)),
      keys: distinct(areaKeys(required(countyNames.get(code), `the name of ${code}`))),
    })),
  ];
  const areaOf = (town: Town): number =>
    numbers.get(countyCodeOf(town)) ?? numbers.get(regionCodeOf(town)) ?? numberOf(town.country);
  return { areas, codes, shown, firstCounty: codes.length + regions.length, areaOf };
}

const regionOf = (countyCode: string): string => countyCode.split(".").slice(0, 2).join(".");
