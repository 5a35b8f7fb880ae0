/**
 * Generates the star files of packages/drawings from d3-celestial (BSD-3-Clause; stars from Hipparcos). Run from the
 * root: node --import tsx tools/data/make-stars.ts
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { encodePlace } from "./encode-star-place.ts";

interface Feature<Coordinates> {
  readonly properties: { readonly mag?: number };
  readonly geometry: { readonly coordinates: Coordinates };
}
type Place = readonly [raDeg: number, decDeg: number];

/** Stars down to this magnitude are drawn; the source goes to 6. */
const brightLimit = 5.2;

const source = dirname(createRequire(import.meta.url).resolve("d3-celestial/package.json"));
const target = new URL("../../packages/drawings/", import.meta.url);

function features<Coordinates>(name: string): readonly Feature<Coordinates>[] {
  // The package's own GeoJSON; pinning the version guarantees its shape.
  const file = JSON.parse(readFileSync(join(source, "data", name), "utf8")) as {
    readonly features: readonly Feature<Coordinates>[];
  };
  return file.features;
}

/** Stars, brightest first: the count for each tenth of a magnitude, and the positions. */
function packed(stars: readonly Feature<Place>[]): { readonly tenths: readonly number[]; readonly places: string } {
  const tenthOf = (star: Feature<Place>) => Math.round((star.properties.mag ?? 0) * 10);
  const sorted = [...stars].sort((one, other) => tenthOf(one) - tenthOf(other));
  const counts = new Map<number, number>();
  for (const star of sorted) counts.set(tenthOf(star), (counts.get(tenthOf(star)) ?? 0) + 1);
  return {
    tenths: [...counts].flat(),
    places: sorted.map((star) => encodePlace(...star.geometry.coordinates)).join(""),
  };
}

const note = "// Made by tools/data/make-stars.ts from d3-celestial; licence: LICENSE-d3-celestial.txt. Do not edit.\n";
const stars = features<Place>("stars.6.json");
const magnitudeOf = (star: Feature<Place>) => star.properties.mag ?? 0;
const bright = packed(stars.filter((star) => magnitudeOf(star) <= brightLimit));
const lines = features<readonly (readonly Place[])[]>("constellations.lines.json")
  .flatMap((constellation) => constellation.geometry.coordinates)
  .map((line) => line.map((place) => encodePlace(...place)).join(""))
  .join(" ");

writeFileSync(
  new URL("stars/bright-stars.generated.ts", target),
  `${note}export const brightStars = ${JSON.stringify(bright)} as const;\nexport const lines = ${JSON.stringify(lines)};\n`,
);
copyFileSync(join(source, "LICENSE"), new URL("LICENSE-d3-celestial.txt", target));
