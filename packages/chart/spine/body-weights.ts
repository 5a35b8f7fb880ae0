import { type Planet, planets } from "../names.ts";
import { scoreStart } from "../strength/strength.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import type { SpineBody } from "./spine.ts";
import type { CertainSky } from "./spine-input.ts";

const innateWeight: Readonly<Record<Planet, number>> = {
  ...{ sun: 12, moon: 10, mercury: 6, venus: 6, mars: 6 },
  ...{ jupiter: 5, saturn: 5, uranus: 3, neptune: 3, pluto: 3 },
};
const ascendantWeight = 8;
const rulerWeight = 3;
const exactWeight = 2;
const tightWeight = 1;
const highestScore = 10;

/** The weight of each body, at least 1, and their sum. */
export interface BodyWeights {
  readonly of: (body: SpineBody) => number;
  readonly bodies: readonly SpineBody[];
  readonly total: number;
}

/** Weighs the bodies: what they are by nature, how strong they stand, how close another is, and the chart's ruler. */
export function bodyWeights(sky: CertainSky): BodyWeights {
  const weights = perPlanet((planet) =>
    Math.max(
      1,
      innateWeight[planet] +
        steadyScore(planet, sky) -
        scoreStart +
        nearness(planet, sky) +
        (planet === sky.chartRuler ? rulerWeight : 0),
    ),
  );
  const timed = sky.facts.angles !== null;
  const total = planets.reduce((sum, planet) => sum + weights[planet], timed ? ascendantWeight : 0);
  return {
    of: (body) => (body === "ascendant" ? ascendantWeight : weights[body]),
    bodies: timed ? [...planets, "ascendant"] : planets,
    total,
  };
}

/** The planet's score without the lines of house and sect that an error of five minutes would change. */
function steadyScore(planet: Planet, { facts, isHouseFragile, isSectFragile }: CertainSky): number {
  let score = scoreStart;
  for (const { reason, points } of facts.planets[planet].scoreLines) {
    const fragile = (reason === "house" && isHouseFragile(planet)) || (reason === "sect" && isSectFragile);
    if (!fragile) score += points;
  }
  return Math.min(highestScore, Math.max(0, score));
}

/** 2 with an exact aspect to a planet, 1 with a tight one. */
function nearness(planet: Planet, { closeAspects }: CertainSky): number {
  const own = closeAspects.filter(({ a, b }) => a === planet || b === planet);
  if (own.some(({ exact }) => exact)) return exactWeight;
  return own.some(({ tight }) => tight) ? tightWeight : 0;
}
