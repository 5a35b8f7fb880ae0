import { lowercase } from "@cosmic/chart/fact-index/fact-ids";
import { type Planet, planets, type Sign, signs } from "@cosmic/chart/names";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { outerSigns } from "../sky-names.ts";

/** Pairs of planets in the usual order, `venus-saturn`. */
const pairsOf = (holds: (a: Planet, b: Planet) => boolean): readonly string[] =>
  planets.flatMap((a, index) => planets.slice(index + 1).flatMap((b) => (holds(a, b) ? [`${a}-${b}`] : [])));

const closePairs: readonly string[] = ["sun-mercury", "sun-venus", "mercury-venus", "neptune-pluto"];

/** Pairs that can stand in square and opposition; the inner planets never leave the Sun so far, and Neptune and Pluto
 * do not at births of 1900 to 2035. */
export const facingPairs = pairsOf((a, b) => !closePairs.includes(`${a}-${b}`));

/** Greatest distance of two planets that never leave the Sun far behind, degrees. */
const farthestDeg: Readonly<Record<string, number>> = { "sun-mercury": 28, "sun-venus": 48, "mercury-venus": 76 };

/** Pairs that were never in each other's signs at the same time from 1900 to 2035: with Saturn in Sagittarius, Jupiter is
 * never in Capricorn, and Uranus leaves Scorpio in 1981, before Pluto comes to Aquarius in 2023. */
const neverMet: readonly string[] = ["jupiter-saturn", "uranus-pluto"];

/** Pairs that can stand in each other's signs at births of 1900 to 2035. */
export const receptionPairs = pairsOf((a, b) => {
  if (neverMet.includes(`${a}-${b}`)) return false;
  const farthest = farthestDeg[`${a}-${b}`] ?? 180;
  return signsRuled(b).some(
    (one) => stands(a, one) && signsRuled(a).some((other) => stands(b, other) && apartDeg(one, other) < farthest),
  );
});

function signsRuled(planet: Planet): readonly Sign[] {
  return signs.filter((sign) => modernRulers[sign] === planet);
}

function stands(planet: Planet, sign: Sign): boolean {
  const known: readonly string[] | undefined =
    planet === "uranus" || planet === "neptune" || planet === "pluto" ? outerSigns[planet] : undefined;
  return known?.includes(lowercase(sign)) ?? true;
}

/** The least distance of two places in two signs, degrees. */
function apartDeg(one: Sign, other: Sign): number {
  const steps = Math.abs(signs.indexOf(one) - signs.indexOf(other));
  return Math.max(0, Math.min(steps, signs.length - steps) - 1) * 30;
}
