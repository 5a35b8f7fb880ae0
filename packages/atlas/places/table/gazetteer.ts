import { ByteReader } from "./byte-reader.ts";
import { type KeyTable, readKeyTable } from "./key-table.ts";
import { readWords, type Words, wordAt } from "./words.ts";

/** Coordinates are kept to this part of a degree: 11 m. */
export const stepsOfDegree = 10_000;

/** What a town is to those around it: seat of a region, capital of a country, or a part of a city large enough to be asked
 * for by itself. */
export const standings = { town: 0, seat: 1, capital: 2, quarter: 3 } as const;

/** Countries, then regions, then counties, numbered through; each knows the area it lies in, a country itself. */
export interface Areas {
  readonly names: Words;
  readonly parents: Uint16Array;
  /** ISO 3166-1 alpha-2 code of each country. */
  readonly codes: readonly string[];
  /** Names of each country. */
  readonly countryNames: Readonly<Record<"en" | "es" | "pt", readonly string[]>>;
  readonly firstRegion: number;
  readonly firstCounty: number;
}

/** Every town, in the order of its search key; a town is its number. */
export interface Towns {
  readonly count: number;
  readonly names: Words;
  /** Smallest known area of each. */
  readonly areas: Uint16Array;
  readonly zones: Uint16Array;
  /** Steps of 1/10,000 degree. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly populations: Uint32Array;
  readonly geonameIds: Uint32Array;
  /** One of `standings`. */
  readonly standings: Uint8Array;
  /** What the label needs so that no two towns share it: 0 the country, 1 the region too, 2 the county too, 3 besides those
   * the coordinates. */
  readonly labelDepths: Uint8Array;
}

/** All the towns of the search with their names, areas and zones. */
export interface Gazetteer {
  readonly towns: Towns;
  readonly areas: Areas;
  readonly zones: readonly string[];
  readonly townKeys: KeyTable;
  readonly areaKeys: KeyTable;
}

const textsOf = (words: Words): readonly string[] => Array.from({ length: words.count }, (_, n) => wordAt(words, n));

function readAreas(bytes: ByteReader): Areas {
  const codes = textsOf(readWords(bytes));
  const [en, es, pt] = [textsOf(readWords(bytes)), textsOf(readWords(bytes)), textsOf(readWords(bytes))];
  const firstCounty = bytes.varint();
  const names = readWords(bytes);
  const parents = new Uint16Array(names.count);
  for (let area = 0; area < names.count; area += 1) parents[area] = bytes.varint();
  return { names, parents, codes, countryNames: { en, es, pt }, firstRegion: codes.length, firstCounty };
}

interface NumberColumn {
  [index: number]: number;
  readonly length: number;
}

/** Fills a column from a section of its own. */
function column<T extends NumberColumn>(bytes: ByteReader, into: T, sign: "signed" | "varint"): T {
  const section = bytes.section();
  for (let row = 0; row < into.length; row += 1) into[row] = section[sign]();
  return into;
}

function readTowns(bytes: ByteReader): Towns {
  const names = readWords(bytes);
  const { count } = names;
  return {
    count,
    names,
    areas: column(bytes, new Uint16Array(count), "varint"),
    zones: column(bytes, new Uint16Array(count), "varint"),
    latitudes: column(bytes, new Int32Array(count), "signed"),
    longitudes: column(bytes, new Int32Array(count), "signed"),
    populations: column(bytes, new Uint32Array(count), "varint"),
    geonameIds: column(bytes, new Uint32Array(count), "varint"),
    standings: column(bytes, new Uint8Array(count), "varint"),
    labelDepths: column(bytes, new Uint8Array(count), "varint"),
  };
}

/** Reads the gazetteer from its unpacked bytes, as `tools/gazetteer` writes them. About 0.3 s and 40 MB for 229,000 towns. */
export function readGazetteer(bytes: Uint8Array): Gazetteer {
  const reader = new ByteReader(bytes);
  const zones = textsOf(readWords(reader));
  const areas = readAreas(reader);
  const towns = readTowns(reader);
  return { zones, areas, towns, townKeys: readKeyTable(reader), areaKeys: readKeyTable(reader) };
}
