import type { Dignity, HouseClass, Planet, PlanetFacts, ScoreReason } from "../facts.ts";
import { separation, shorterWay } from "./longitude.ts";
import { type Motion, motionOf } from "./motion.ts";

/** Where every planet's sum begins on the scale from 0 to 10. */
export const scoreStart = 5;
const scoreTop = 10;

const combustDeg = 8;
const underBeamsDeg = 17;
const cazimiDeg = 17 / 60;

const dignityPoints: Readonly<Record<Dignity, number>> = {
  domicile: 2,
  exaltation: 2,
  detriment: -2,
  fall: -2,
  neutral: 0,
};
const housePoints: Readonly<Record<HouseClass, number>> = { angular: 2, succedent: 1, cadent: -1 };

/** Nearness to the Sun, by difference of longitude. */
export type Light = Pick<PlanetFacts, "combust" | "underBeams" | "cazimi">;

/** Combust (Mercury and Venus only), under the beams or in the heart of the Sun; one at most. */
export function lightOf(planet: Planet, longitudeDeg: number, sunDeg: number): Light {
  if (planet === "sun" || planet === "moon") return { combust: false, underBeams: false, cazimi: false };
  const fromSun = separation(longitudeDeg, sunDeg);
  const cazimi = fromSun <= cazimiDeg;
  const combust = !cazimi && (planet === "mercury" || planet === "venus") && fromSun <= combustDeg;
  return { combust, underBeams: !cazimi && !combust && fromSun <= underBeamsDeg, cazimi };
}

/** Whether a planet is of the chart's sect; null for the outer three and without a birth time. */
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
      // West of the Sun it rises first and is of the day.
      return shorterWay(mercury.sunDeg, mercury.mercuryDeg) < 0 === (sect === "day");
    case "uranus":
    case "neptune":
    case "pluto":
      return null;
  }
}

/** What the score of a planet is made of. */
export interface Strength {
  readonly planet: Planet;
  readonly speed: number;
  readonly dignity: Dignity;
  readonly inSect: boolean | null;
  readonly houseClass: HouseClass | null;
  readonly light: Light;
}

/** The sum on the ten-point scale, clamped to 0…10, and each line of it; the start is not a line. */
export function scoreOf(strength: Strength): Pick<PlanetFacts, "score" | "scoreLines"> {
  const scoreLines = lines(strength, motionOf(strength.planet, strength.speed));
  const sum = scoreLines.reduce((total, line) => total + line.points, scoreStart);
  return { score: Math.min(scoreTop, Math.max(0, sum)), scoreLines };
}

function lines({ dignity, inSect, houseClass, light }: Strength, motion: Motion): PlanetFacts["scoreLines"] {
  const all: readonly { readonly reason: ScoreReason; readonly points: number }[] = [
    { reason: "dignity", points: dignityPoints[dignity] },
    { reason: "sect", points: inSect === null ? 0 : inSect ? 1 : -1 },
    { reason: "house", points: houseClass === null ? 0 : housePoints[houseClass] },
    { reason: "fast", points: motion.fast ? 1 : 0 },
    { reason: "slow", points: motion.slow ? -1 : 0 },
    { reason: "retrograde", points: motion.retrograde ? -1 : 0 },
    { reason: "combust", points: light.combust ? -2 : 0 },
    { reason: "under-beams", points: light.underBeams ? -1 : 0 },
  ];
  return all.filter((line) => line.points !== 0);
}
