import { siderealDegPerSecond } from "@cosmic/sky/angles";
import type { Position } from "@cosmic/sky/sky";
import type { DiurnalArc } from "../horizon/diurnal-arc.ts";
import type { Rising } from "../horizon/rising-signs.ts";
import { shorterWay } from "../zodiac/longitude.ts";

const secondsPerDay = 86400;
const signWidthDeg = 30;
const housesPerQuarter = 3;

/**
 * When a state changes next, or changed last, whichever is nearer: seconds from birth. Of a change so many seconds away
 * that is uncertain by `leewaySeconds`, and by `leewayShare` of the seconds looked ahead.
 */
export interface NearestChange {
  readonly seconds: number;
  readonly leewaySeconds: number;
  readonly leewayShare: number;
}

/** Whether a state that cannot change and change back so soon is another so many seconds away; null when too near to say. */
export function foreseen({ seconds, leewaySeconds, leewayShare }: NearestChange, within: number): boolean | null {
  const leeway = leewaySeconds + leewayShare * within;
  if (seconds < within - leeway) return true;
  return seconds > within + leeway ? false : null;
}

/** Far above rounding, and above what the Sun's latitude does to its rising. */
const leewaySeconds = 3;
/** The Midheaven moves through the zodiac between cos ε and 1 / cos ε times as fast as the sky turns. */
const midheavenShare = 0.1;
/** Within an hour the Moon strays from its speed at birth by 0.0005°; ample. */
const moonStrayDeg = 0.01;
/** Up to 60° of latitude a degree of the ecliptic meets a cusp at most this much later, in degrees of the turning sky,
 * than the degree before it: 1.78, the greatest slope of right ascension and ascensional difference together. */
const latestPerDegree = 2;

/** The rising sign changes where the sidereal time passes one of the times a sign begins to rise. */
export function risingChange(risings: readonly Rising[], meridianDeg: number): NearestChange {
  let nearestDeg = 180;
  for (const { fromDeg } of risings) nearestDeg = Math.min(nearestDeg, Math.abs(shorterWay(fromDeg, meridianDeg)));
  return { seconds: nearestDeg / siderealDegPerSecond, leewaySeconds, leewayShare: 0 };
}

/** The sign on the Midheaven. */
export function midheavenChange(midheavenDeg: number): NearestChange {
  const seconds = fromSignEdge(midheavenDeg) / siderealDegPerSecond;
  return { seconds, leewaySeconds, leewayShare: midheavenShare };
}

/** The Moon's sign. */
export function moonChange({ longitudeDeg, speedDegPerDay }: Position): NearestChange {
  const secondsPerDegree = secondsPerDay / speedDegPerDay;
  return {
    seconds: fromSignEdge(longitudeDeg) * secondsPerDegree,
    leewaySeconds: moonStrayDeg * secondsPerDegree,
    leewayShare: 0,
  };
}

/** Day or night, by the Sun's way over the place. */
export function sectChange(sun: Position, { rightAscensionDeg, semiArcDeg }: DiurnalArc, meridianDeg: number) {
  return carried(sun, Math.abs(semiArcDeg - Math.abs(shorterWay(rightAscensionDeg, meridianDeg))));
}

/** The Placidus house of a planet: cusps lie at the thirds of the quarters of its way over the place. */
export function houseChange(planet: Position, { rightAscensionDeg, semiArcDeg }: DiurnalArc, meridianDeg: number) {
  const fromMidheavenDeg = Math.abs(shorterWay(rightAscensionDeg, meridianDeg));
  const isUp = fromMidheavenDeg < semiArcDeg;
  const houseDeg = (isUp ? semiArcDeg : 180 - semiArcDeg) / housesPerQuarter;
  return carried(planet, fromEdge(isUp ? fromMidheavenDeg : 180 - fromMidheavenDeg, houseDeg));
}

/** A change that the turning of the sky brings, a little sooner or later by the planet's own motion. */
function carried({ speedDegPerDay }: Position, turnDeg: number): NearestChange {
  const ownDegPerSecond = Math.abs(speedDegPerDay) / secondsPerDay;
  return {
    seconds: turnDeg / siderealDegPerSecond,
    leewaySeconds,
    leewayShare: (latestPerDegree * ownDegPerSecond) / siderealDegPerSecond,
  };
}

function fromSignEdge(longitudeDeg: number): number {
  return fromEdge(longitudeDeg, signWidthDeg);
}

/** How far from the nearest multiple of a width. */
function fromEdge(deg: number, widthDeg: number): number {
  const past = deg - Math.floor(deg / widthDeg) * widthDeg;
  return Math.min(past, widthDeg - past);
}
