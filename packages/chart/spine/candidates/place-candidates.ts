import { elements, type HouseNumber, houseNumbers, type Planet, planets } from "../../names.ts";
import { separation } from "../../zodiac/longitude.ts";
import { elementOf } from "../../zodiac/shares.ts";
import type { SpineBody } from "../spine.ts";
import { allSignsHold, type CertainSky } from "../spine-input.ts";
import { type Candidate, candidate } from "./candidate.ts";

const manyPlanets = 4;
const closeDeg = 8;
const angularDeg = 5;
const angularFadeDeg = 16;
const singletonShare = 1 / 4;

/** Structures of places: stelliums, planets at an angle, Sun and Moon, singletons. */
export function placeCandidates(sky: CertainSky, bodies: readonly SpineBody[]): readonly Candidate[] {
  return [
    ...stelliums(sky),
    ...angular(sky),
    ...(sky.holdsSign.moon && sky.holdsSign.sun ? [sunMoon(sky)] : []),
    ...singletons(sky, bodies),
  ];
}

function stelliums(sky: CertainSky): readonly Candidate[] {
  const { facts, holdsSign, isHouseFragile } = sky;
  return facts.configurations.flatMap(({ type, planets: all, sign, house }) => {
    if (type !== "stellium") return [];
    const core = all.filter((planet) => (house === undefined ? holdsSign[planet] : !isHouseFragile(planet)));
    const close =
      core.length === manyPlanets - 1 &&
      liesWithin(
        core.map((planet) => facts.planets[planet].longitude),
        closeDeg,
      );
    if (core.length < manyPlanets && !close) return [];
    return [
      house === undefined
        ? candidate({ type: "sign-stellium", key: String(sign), core })
        : candidate({ type: "house-stellium", key: String(house), core }),
    ];
  });
}

function angular({ facts: { angles, planets: placed } }: CertainSky): readonly Candidate[] {
  if (angles === null) return [];
  return planets.flatMap((planet) => {
    const near = (["ascendant", "midheaven", "descendant", "imumCoeli"] as const).find(
      (angle) => separation(placed[planet].longitude, angles[angle].longitude) <= angularDeg,
    );
    if (near === undefined) return [];
    const orb = separation(placed[planet].longitude, angles[near].longitude);
    return [
      candidate({ type: "angular", key: `${planet}-${near}`, core: [planet], exactness: 1 - orb / angularFadeDeg }),
    ];
  });
}

/** The key is the phase; without a birth time none, unless it holds all day. */
function sunMoon({ facts, phaseHolds }: CertainSky): Candidate {
  return candidate({ type: "sun-moon", key: phaseHolds ? facts.moonPhase.name : "none", core: ["sun", "moon"] });
}

/** The halves of the sky, each by its houses. */
const halves = {
  above: [7, 8, 9, 10, 11, 12],
  below: [1, 2, 3, 4, 5, 6],
  eastern: [10, 11, 12, 1, 2, 3],
  western: [4, 5, 6, 7, 8, 9],
} as const satisfies Readonly<Record<string, readonly HouseNumber[]>>;

/** A planet alone in a half of the sky or in an element; it answers for all the others. */
function singletons(sky: CertainSky, bodies: readonly SpineBody[]): readonly Candidate[] {
  const { facts, isHouseFragile } = sky;
  const found = new Map<string, Candidate>();
  const add = (alone: readonly Planet[], where: "half" | "element") => {
    const [planet] = alone;
    if (alone.length !== 1 || planet === undefined) return;
    const key = `${planet}-${where}`;
    const holds = Object.fromEntries(bodies.map((body) => [body, singletonShare]));
    found.set(key, candidate({ type: "singleton", key, core: [planet], holds }));
  };
  if (facts.houses !== null && !planets.some(isHouseFragile))
    for (const houses of Object.values(halves)) {
      const inside: readonly HouseNumber[] = houses;
      add(
        planets.filter((planet) => houseNumbers.some((h) => h === facts.planets[planet].house && inside.includes(h))),
        "half",
      );
    }
  if (allSignsHold(sky))
    for (const element of elements)
      add(
        planets.filter((planet) => elementOf(facts.planets[planet].sign) === element),
        "element",
      );
  return [...found.values()];
}

function liesWithin(longitudes: readonly number[], arcDeg: number): boolean {
  return longitudes.every((one) => longitudes.every((other) => separation(one, other) <= arcDeg));
}
