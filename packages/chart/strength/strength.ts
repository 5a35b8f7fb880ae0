import type { PlanetFacts } from "../facts.ts";
import type { Dignity, HouseClass, Planet, ScoreReason } from "../names.ts";
import { separation, shorterWay } from "../zodiac/longitude.ts";
import type { Motion } from "./motion.ts";

/** Base score of every planet, on the scale from 0 to 10. */
export const scoreStart = 5;
const scoreTop = 10;

const combustDeg = 8;
const underBeamsDeg = 17;
const cazimiDeg = 17 / 60;

const dignityPoints: Readonly<Record<Exclude<Dignity, "neutral">, number>> = {
  domicile: 2,
  exaltation: 2,
  detriment: -2,
  fall: -2,
};
const housePoints: Readonly<Record<HouseClass, number>> = { angular: 2, succedent: 1, cadent: -1 };

/** Closeness to the Sun, by difference in longitude. */
export type Light = Pick<PlanetFacts, "combust" | "underBeams" | "cazimi">;

/** Combust (Mercury and Venus only), under the beams or cazimi; at most one. */
export function lightOf(planet: Planet, longitudeDeg: number, sunDeg: number): Light {
  if (planet === "sun" || planet === "moon") return { combust: false, underBeams: false, cazimi: false };
  const fromSun = separation(longitudeDeg, sunDeg);
  const cazimi = fromSun <= cazimiDeg;
  const combust = !cazimi && (planet === "mercury" || planet === "venus") && fromSun <= combustDeg;
  return { combust, underBeams: !cazimi && !combust && fromSun <= underBeamsDeg, cazimi };
}

/** Whether a planet belongs to the chart's sect; null for the outer three and without a birth time. */
export function inSectOf(
  planet: Planet,
  sect: "day" | "night" | null,
  mercury: { readonly mercuryDeg: number; readonly sunDeg: number },
): boolean | null {
  if (sect === null) return null;
  switch (planet) {
    case "sun":
    case "jupiter":
    case "saturn":
      return sect === "day";
    case "moon":
    case "venus":
    case "mars":
      return sect === "night";
    case "mercury":
      // West of the Sun it rises first and belongs to the day sect.
      return shorterWay(mercury.sunDeg, mercury.mercuryDeg) < 0 === (sect === "day");
    case "uranus":
    case "neptune":
    case "pluto":
      return null;
  }
}

/** Inputs to a planet's score. */
export interface Strength {
  readonly motion: Motion;
  readonly dignity: Dignity;
  readonly inSect: boolean | null;
  readonly houseClass: HouseClass | null;
  readonly light: Light;
}

/** Score clamped to 0…10, and each line of it; the base score is not a line. */
export function scoreOf(strength: Strength): Pick<PlanetFacts, "score" | "scoreLines"> {
  const scoreLines = lines(strength);
  let sum = scoreStart;
  for (const { points } of scoreLines) sum += points;
  return { score: Math.min(scoreTop, Math.max(0, sum)), scoreLines };
}

function lines({ motion, dignity, inSect, houseClass, light }: Strength): PlanetFacts["scoreLines"] {
  const found: { readonly reason: ScoreReason; readonly points: number }[] = [];
  if (dignity !== "neutral") found.push({ reason: "dignity", points: dignityPoints[dignity] });
  if (inSect !== null) found.push({ reason: "sect", points: inSect ? 1 : -1 });
  if (houseClass !== null) found.push({ reason: "house", points: housePoints[houseClass] });
  if (motion.fast) found.push({ reason: "fast", points: 1 });
  if (motion.slow) found.push({ reason: "slow", points: -1 });
  if (motion.retrograde) found.push({ reason: "retrograde", points: -1 });
  if (light.combust) found.push({ reason: "combust", points: -2 });
  if (light.underBeams) found.push({ reason: "under-beams", points: -1 });
  return found;
}
