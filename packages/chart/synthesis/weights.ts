import type { Pattern } from "../findings.ts";
import type { AspectType, Planet } from "../names.ts";
import { separation } from "../zodiac/longitude.ts";

// Weights of facts in the synthesis of themes.
export const ascendantWeight = 8;
export const angularWeight = 3;
export const sectWeight = 1;
const luminaryWeights: Readonly<Partial<Record<Planet, number>>> = { sun: 12, moon: 10 };
/** Of a conjunction, square or opposition. */
export const tightHardWeight = 2;
const tightSoftWeight = 1;
const figureWeight = 3;

/** A dominant or missing element weighs as much as a pattern. */
export const elementWeight = figureWeight;
/** No rule sets a weight for the nodes, so they get the smallest. */
export const nodeWeight = 1;

const manyPlanets = 4;
const closeDeg = 8;

/** Weight of a planet's sign: 12 for the Sun, 10 for the Moon, nothing for the others. */
export function signWeight(planet: Planet): number {
  return luminaryWeights[planet] ?? 0;
}

/** Weight of a tight aspect: 2 when hard (conjunction, square, opposition), 1 when soft (trine, sextile). */
export function tightWeight(type: Exclude<AspectType, "quincunx">): number {
  return type === "trine" || type === "sextile" ? tightSoftWeight : tightHardWeight;
}

/**
 * Weight of a pattern: 3; but a stellium of four or more, or of three within 8°, counts 3 for each of its planets,
 * which puts it far above the rest.
 */
export function figureWeightOf(
  { type, planets }: Pattern,
  placed: Readonly<Record<Planet, { readonly longitude: number }>>,
): number {
  if (type !== "stellium") return figureWeight;
  const longitudes = planets.map((planet) => placed[planet].longitude);
  const close = longitudes.every((one) => longitudes.every((other) => separation(one, other) <= closeDeg));
  return planets.length >= manyPlanets || close ? figureWeight * planets.length : figureWeight;
}
