import { type Angles, altitude, anglesOver, type LocalSky, siderealDegPerSecond } from "@cosmic/sky/angles";
import type { Position, Sky } from "@cosmic/sky/sky";
import { turn } from "@cosmic/sky/turn";
import type { Facts } from "../facts.ts";
import { type DiurnalArc, diurnalArcs } from "../horizon/diurnal-arc.ts";
import { type Houses, houseOf, porphyryCusps } from "../horizon/houses.ts";
import { placidusPosition } from "../horizon/placidus.ts";
import { type FragileState, type Planet, planets, type Sign } from "../names.ts";
import { signAt } from "../zodiac/longitude.ts";

const spansMinutes = [5, 15, 60] as const;
const secondsPerDay = 86400;
/** Within an hour the Moon strays from its speed at birth by 0.0005°. Nearer than this to the end of a sign its place is
 * asked for anew. */
const strayDeg = 0.01;
/** All but the Moon go less than this in an hour. */
const shortWayDeg = 0.12;
/** So short a way is taken along the equator, with the arc kept; in houses, up to 60° of latitude, that errs by less than
 * this. Further out arcs change faster and are found anew. */
const carriedMargin = 0.02;
const calmLatitudeDeg = 60;
/** What a planet strays by, in houses. */
const strayMargin = 0.002;

/** The diurnal arcs of the planets at birth, in the usual order, and how to find others. */
interface Arcs {
  readonly of: (longitudeDeg: number) => DiurnalArc;
  readonly atBirth: readonly DiurnalArc[];
}

/** A birth with its time, and what stood then. */
export interface TimedBirth {
  readonly sky: Sky;
  readonly unixSeconds: number;
  readonly localSky: LocalSky;
  readonly positions: Readonly<Record<Planet, Position>>;
  readonly system: Houses["system"];
  /** House of each planet at birth. */
  readonly houses: Readonly<Record<Planet, number>>;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly sect: "day" | "night";
}

/** For 5, 15 and 60 minutes: the states that are others at either end than at birth, angles first, then the planets. */
export function toleranceOf(birth: TimedBirth): Facts["tolerance"] {
  const of = diurnalArcs(birth.localSky);
  const arcs = { of, atBirth: planets.map((planet) => of(birth.positions[planet].longitudeDeg)) };
  const [five, fifteen, sixty] = spansMinutes.map((minutes) => changedWithin(birth, arcs, minutes * 60));
  return { "5": five ?? [], "15": fifteen ?? [], "60": sixty ?? [] };
}

function changedWithin(birth: TimedBirth, arcs: Arcs, seconds: number): readonly FragileState[] {
  const before = statesAt(birth, arcs, -seconds);
  const after = statesAt(birth, arcs, seconds);
  const rising = signAt(birth.ascendantDeg);
  const midheaven = signAt(birth.midheavenDeg);
  const moon = signAt(birth.positions.moon.longitudeDeg);
  const changed: FragileState[] = [];
  if (before.rising !== rising || after.rising !== rising) changed.push("rising-sign");
  if (before.midheaven !== midheaven || after.midheaven !== midheaven) changed.push("midheaven-sign");
  if (before.moon !== moon || after.moon !== moon) changed.push("moon-sign");
  if (before.sect !== birth.sect || after.sect !== birth.sect) changed.push("sect");
  for (let i = 0; i < planets.length; i += 1) {
    const planet = planets[i];
    if (planet === undefined) continue;
    const house = birth.houses[planet];
    if (before.houses[i] !== house || after.houses[i] !== house) changed.push(`house-of-${planet}`);
  }
  return changed;
}

/** The states so many seconds from birth. In an hour the frame turns evenly and the Sun keeps its speed. */
function statesAt(birth: TimedBirth, arcs: Arcs, seconds: number) {
  const meridianDeg = turn(birth.localSky.meridianDeg + seconds * siderealDegPerSecond);
  const { latitudeDeg, obliquityDeg } = birth.localSky;
  const localSky: LocalSky = { meridianDeg, latitudeDeg, obliquityDeg };
  const angles = anglesOver(localSky);
  const sun = { latitudeDeg: birth.positions.sun.latitudeDeg, longitudeDeg: placeAfter(birth, "sun", seconds) };
  return {
    rising: signAt(angles.ascendantDeg),
    midheaven: signAt(angles.midheavenDeg),
    moon: moonSignAfter(birth, seconds),
    sect: altitude(sun, localSky) > 0 ? "day" : "night",
    houses: birth.system === "placidus" ? placidusHouses(birth, arcs, seconds) : porphyryHouses(birth, angles, seconds),
  };
}

/** By each planet's way over the place: that of its birth carried on; near a cusp, found anew; right at it, from where the
 * planet then truly was. */
function placidusHouses(birth: TimedBirth, arcs: Arcs, seconds: number): readonly number[] {
  const meridianDeg = birth.localSky.meridianDeg + seconds * siderealDegPerSecond;
  const isCalm = Math.abs(birth.localSky.latitudeDeg) <= calmLatitudeDeg;
  return planets.map((planet, i) => {
    const carriedDeg = (birth.positions[planet].speedDegPerDay * seconds) / secondsPerDay;
    const arc = arcs.atBirth[i];
    if (arc !== undefined && isCalm && Math.abs(carriedDeg) < shortWayDeg) {
      const position = placidusPosition(arc, meridianDeg - carriedDeg);
      if (fromCusp(position) > carriedMargin) return 1 + Math.floor(position);
    }
    const near = placidusPosition(arcs.of(placeAfter(birth, planet, seconds)), meridianDeg);
    if (fromCusp(near) > strayMargin) return 1 + Math.floor(near);
    return 1 + Math.floor(placidusPosition(arcs.of(exactPlace(birth, planet, seconds)), meridianDeg));
  });
}

function fromCusp(position: number): number {
  return Math.abs(position - Math.round(position));
}

function porphyryHouses(birth: TimedBirth, angles: Angles, seconds: number): readonly number[] {
  const cusps = porphyryCusps(angles);
  return planets.map((planet) => houseOf(exactPlace(birth, planet, seconds), cusps));
}

function moonSignAfter(birth: TimedBirth, seconds: number): Sign {
  const near = placeAfter(birth, "moon", seconds);
  const sign = signAt(near - strayDeg);
  return signAt(near + strayDeg) === sign ? sign : signAt(exactPlace(birth, "moon", seconds));
}

/** Where a planet would be at its speed of birth. */
function placeAfter({ positions }: TimedBirth, planet: Planet, seconds: number): number {
  const { longitudeDeg, speedDegPerDay } = positions[planet];
  return turn(longitudeDeg + (speedDegPerDay * seconds) / secondsPerDay);
}

function exactPlace({ sky, unixSeconds }: TimedBirth, planet: Planet, seconds: number): number {
  return sky.position(planet, sky.timeScales(unixSeconds + seconds).jdTt).longitudeDeg;
}
