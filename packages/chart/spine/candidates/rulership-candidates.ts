import { type Planet, planets } from "../../names.ts";
import type { BodyWeights } from "../body-weights.ts";
import { heaviest } from "../heaviest.ts";
import { allSignsHold, type CertainSky } from "../spine-input.ts";
import { type Candidate, candidate } from "./candidate.ts";

/** Shares by steps along the rulers: one, two, three or more. */
const ringShares = [1 / 2, 1 / 4, 1 / 8] as const;
const finalShares = [3 / 4, 1 / 2, 1 / 4] as const;
const rulerShare = 1 / 2;

/** Structures of modern rulers: rings, receptions, the final dispositor, the chart's ruler, the Sun and its ruler. */
export function rulershipCandidates(sky: CertainSky, weights: BodyWeights): readonly Candidate[] {
  return [...rings(sky, weights), ...finalDispositor(sky), ...chartRuler(sky), ...sunRuler(sky)];
}

function rings(sky: CertainSky, weights: BodyWeights): readonly Candidate[] {
  const { rings: found } = sky.facts.dispositors.modern;
  return found
    .filter((ring) => ring.every((planet) => sky.holdsSign[planet]))
    .map((ring) => {
      const pair = ring.length === 2;
      return candidate({
        type: pair ? "reception" : "ring",
        key: pair ? ring.join("-") : heaviest(ring, weights),
        core: ring,
        holds: alongRulers(ring, sky, ringShares),
      });
    });
}

function finalDispositor(sky: CertainSky): readonly Candidate[] {
  const { final } = sky.facts.dispositors.modern;
  if (final === null || !allSignsHold(sky)) return [];
  return [
    candidate({
      type: "final-dispositor",
      key: final,
      core: [final],
      holds: alongRulers([final], sky, finalShares),
    }),
  ];
}

function chartRuler({ facts, chartRuler: ruler, isHouseFragile }: CertainSky): readonly Candidate[] {
  if (ruler === null) return [];
  const inFirst = planets.filter((planet) => facts.planets[planet].house === 1 && !isHouseFragile(planet));
  const held = [facts.dispositors.modern.of[ruler], ...inFirst];
  return [
    candidate({
      type: "chart-ruler",
      key: ruler,
      core: [ruler, "ascendant"],
      holds: Object.fromEntries(held.map((planet) => [planet, rulerShare])),
    }),
  ];
}

function sunRuler({ facts, holdsSign }: CertainSky): readonly Candidate[] {
  if (!holdsSign.sun) return [];
  const { of } = facts.dispositors.modern;
  const ruler = of.sun;
  const core: readonly Planet[] = ruler === "sun" ? ["sun"] : ["sun", ruler];
  const held = planets.filter((planet) => holdsSign[planet] && core.includes(of[planet]));
  return [
    candidate({
      type: "sun-ruler",
      key: ruler,
      core,
      holds: Object.fromEntries(held.map((planet) => [planet, rulerShare])),
    }),
  ];
}

/** The planets whose chain of rulers leads into the core, with the share of their distance. Without a birth time a
 * planet that changes sign hangs on nothing. */
function alongRulers(
  core: readonly Planet[],
  { facts, holdsSign }: CertainSky,
  shares: readonly [number, number, number],
): Candidate["holds"] {
  const held: Partial<Record<Planet, number>> = {};
  for (const planet of planets) {
    if (core.includes(planet)) continue;
    const chain = facts.dispositors.modern.chains[planet];
    const steps = chain.findIndex((one) => core.includes(one)) + 1;
    if (steps === 0 || ![planet, ...chain.slice(0, steps - 1)].every((one) => holdsSign[one])) continue;
    held[planet] = shares[Math.min(steps, shares.length) - 1] ?? shares[2];
  }
  return held;
}
