import { brightStars as bright, lines } from "./bright-stars.generated.ts";
import { type Direction, directionOf, type SkyPlace } from "./direction.ts";

/** A fixed star's mean position, J2000.0; right ascension within 0.02°, declination 0.01°, magnitude 0.05. */
export interface Star extends Direction {
  readonly magnitude: number;
}

/** Packed stars: `tenths` alternates tenths of a magnitude and a star count; `places` has four characters per star. */
interface PackedStars {
  readonly tenths: readonly number[];
  readonly places: string;
}

/** Packed in base 91, `#` to `~` without the backslash; two characters hold 0 … 8280. */
const base = 91;
const first = 35;
const backslash = 92;
const steps = base * base;
const charactersAPlace = 4;

function digit(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code > backslash ? code - first - 1 : code - first;
}

function placeAt(text: string, index: number): Direction {
  const pair = (at: number) => digit(text, at) * base + digit(text, at + 1);
  const place: SkyPlace = { raDeg: (pair(index) / steps) * 360, decDeg: (pair(index + 2) / steps) * 180 - 90 };
  return directionOf(place);
}

/** Unpacks stars, brightest first. */
function unpackStars({ tenths, places }: PackedStars): readonly Star[] {
  const stars: Star[] = [];
  for (let run = 0; run < tenths.length; run += 2) {
    const magnitude = (tenths[run] ?? 0) / 10;
    for (let left = tenths[run + 1] ?? 0; left > 0; left -= 1) {
      stars.push({ ...placeAt(places, stars.length * charactersAPlace), magnitude });
    }
  }
  return stars;
}

/** Stars to magnitude 5.2 (2061), brightest first; those screens draw. */
export const brightStars: readonly Star[] = unpackStars(bright);

/** Constellation lines through star positions, J2000.0. */
export const constellationLines: readonly (readonly Direction[])[] = lines
  .split(" ")
  .map((line) =>
    Array.from({ length: line.length / charactersAPlace }, (_, index) => placeAt(line, index * charactersAPlace)),
  );
