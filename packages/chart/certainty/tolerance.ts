import { type Angles, anglesOver, type LocalSky, siderealDegPerSecond } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Position, Sky } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";
import type { Facts } from "../facts.ts";
import { type DiurnalArc, diurnalArcs } from "../horizon/diurnal-arc.ts";
import { type Houses, houseOf, porphyryCusps } from "../horizon/houses.ts";
import { placidusPosition } from "../horizon/placidus.ts";
import { sectOver } from "../horizon/timed-sky.ts";
import { type FragileState, type Planet, planets } from "../names.ts";
import { signAt } from "../zodiac/longitude.ts";

/**
 * Within an hour the Moon strays from its speed at birth by 0.0005°. Closer than this to a sign boundary, its position
 * is recomputed.
 */
const strayDeg = 0.01;
/** The same drift for any planet, in houses. */
const strayMargin = 0.002;

/** A birth with a known time, and its sky. */
export interface TimedBirth {
  readonly sky: Sky;
  readonly unixSeconds: number;
  readonly localSky: LocalSky;
  readonly positions: Readonly<Record<Planet, Position>>;
  readonly system: Houses["system"];
  /** House of each planet at birth. */
  readonly houses: Readonly<Record<Planet, number>>;
  readonly angles: Angles;
  readonly sect: "day" | "night";
}

type ArcOf = (longitudeDeg: number) => DiurnalArc;

/** A birth, and the way of each degree over its place. */
interface Watched {
  readonly birth: TimedBirth;
  readonly arcOf: ArcOf;
}

/** Local sky at birth ± seconds; sidereal rotation is linear within an hour. */
interface Shift {
  readonly seconds: number;
  readonly localSky: LocalSky;
  /** Porphyry cusps; null when the houses are Placidus. */
  readonly cusps: readonly number[] | null;
}

/** A state, and whether it differs from birth after a shift. */
interface State {
  readonly name: FragileState;
  differs(watched: Watched, shift: Shift): boolean;
}

/** Angles first, then the planets. */
const states: readonly State[] = [
  { name: "rising-sign", differs: risingDiffers },
  { name: "midheaven-sign", differs: midheavenDiffers },
  { name: "moon-sign", differs: moonDiffers },
  { name: "sect", differs: sectDiffers },
  ...planets.map((planet): State => {
    return { name: `house-of-${planet}`, differs: (watched, shift) => houseDiffers(planet, watched, shift) };
  }),
];

/** For 5, 15 and 60 minutes: the states that differ from birth at either end, angles first, then the planets. */
export function toleranceOf(birth: TimedBirth): Facts["tolerance"] {
  const watched: Watched = { birth, arcOf: diurnalArcs(birth.localSky) };
  return {
    "5": changedWithin(watched, 5 * 60),
    "15": changedWithin(watched, 15 * 60),
    "60": changedWithin(watched, 60 * 60),
  };
}

function changedWithin(watched: Watched, seconds: number): readonly FragileState[] {
  const ends = [shiftBy(watched.birth, -seconds), shiftBy(watched.birth, seconds)];
  return states.filter((state) => ends.some((end) => state.differs(watched, end))).map(({ name }) => name);
}

function shiftBy({ localSky: { meridianDeg, latitudeDeg, obliquityDeg }, system }: TimedBirth, seconds: number): Shift {
  const shifted = {
    meridianDeg: normalizeDegrees(meridianDeg + seconds * siderealDegPerSecond),
    latitudeDeg,
    obliquityDeg,
  };
  return {
    seconds,
    localSky: shifted,
    cusps: system === "porphyry" ? porphyryCusps(anglesOver(shifted)) : null,
  };
}

function risingDiffers({ birth }: Watched, { localSky }: Shift): boolean {
  return signAt(anglesOver(localSky).ascendantDeg) !== signAt(birth.angles.ascendantDeg);
}

function midheavenDiffers({ birth }: Watched, { localSky }: Shift): boolean {
  return signAt(anglesOver(localSky).midheavenDeg) !== signAt(birth.angles.midheavenDeg);
}

function moonDiffers({ birth }: Watched, { seconds }: Shift): boolean {
  const near = placeAfter(birth, "moon", seconds);
  const sign = signAt(near - strayDeg);
  const after = signAt(near + strayDeg) === sign ? sign : signAt(exactPlace(birth, "moon", seconds));
  return after !== signAt(birth.positions.moon.longitudeDeg);
}

/** The Sun's speed is taken as constant. */
function sectDiffers({ birth }: Watched, { seconds, localSky }: Shift): boolean {
  const sun = { latitudeDeg: birth.positions.sun.latitudeDeg, longitudeDeg: placeAfter(birth, "sun", seconds) };
  return sectOver(sun, localSky) !== birth.sect;
}

function houseDiffers(planet: Planet, { birth, arcOf }: Watched, { seconds, localSky, cusps }: Shift): boolean {
  const house = birth.houses[planet];
  if (cusps !== null) return houseOf(exactPlace(birth, planet, seconds), cusps) !== house;
  // Use the planet's own diurnal arc; right at a cusp, recompute from its exact position.
  const near = placidusPosition(arcOf(placeAfter(birth, planet, seconds)), localSky.meridianDeg);
  if (Math.abs(near - Math.round(near)) > strayMargin) return 1 + Math.floor(near) !== house;
  const exact = placidusPosition(arcOf(exactPlace(birth, planet, seconds)), localSky.meridianDeg);
  return 1 + Math.floor(exact) !== house;
}

/** Longitude of a planet at its speed at birth. */
function placeAfter({ positions }: TimedBirth, planet: Planet, seconds: number): number {
  const { longitudeDeg, speedDegPerDay } = positions[planet];
  return normalizeDegrees(longitudeDeg + (speedDegPerDay * seconds) / secondsPerDay);
}

function exactPlace({ sky, unixSeconds }: TimedBirth, planet: Planet, seconds: number): number {
  return sky.position(planet, sky.timeScales(unixSeconds + seconds).jdTt).longitudeDeg;
}
