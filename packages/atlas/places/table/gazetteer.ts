import { ByteReader } from "./byte-reader.ts";
import { type KeyTable, readKeyTable } from "./key-table.ts";
import { readWords, type Words, wordAt } from "./words.ts";

/** Coordinates are stored in steps of 1/10,000 degree: 11 m. */
export const stepsOfDegree = 10_000;

/** Rank of a town: seat of a region, national capital, or a city district large enough to be searched for by name. */
export const standings = { town: 0, seat: 1, capital: 2, quarter: 3 } as const;

/** Countries, then regions, then counties, numbered consecutively; each has a parent area, a country itself. */
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

/** All towns in search-key order; a town is identified by its index. */
export interface Towns {
  readonly count: number;
  readonly names: Words;
  /** Smallest known area of each town. */
  readonly areas: Uint16Array;
  readonly zones: Uint16Array;
  /** In 1/10,000 degree. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly populations: Uint32Array;
  readonly geonameIds: Uint32Array;
  /** One of `standings`. */
  readonly standings: Uint8Array;
  /** What the label needs to be unique: 0 the country, 1 also the region, 2 also the county, 3 also the coordinates. */
  readonly labelDepths: Uint8Array;
}

/** All towns of the search with their names, areas and zones. */
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

/** Fills a column from its own section. */
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

/** Parses the unpacked gazetteer written by `tools/data/gazetteer`. About 0.3 s and 40 MB for 229,000 towns. */
export function readGazetteer(bytes: Uint8Array): Gazetteer {
  const reader = new ByteReader(bytes);
  const zones = textsOf(readWords(reader));
  const areas = readAreas(reader);
  const towns = readTowns(reader);
  return { zones, areas, towns, townKeys: readKeyTable(reader), areaKeys: readKeyTable(reader) };
}
