import { siderealDegPerSecond } from "@cosmic/sky/angles";
import type { Position } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";
import type { DiurnalArc } from "../horizon/diurnal-arc.ts";
import type { Rising } from "../horizon/rising-signs.ts";
import { shorterWay } from "../zodiac/longitude.ts";

const signWidthDeg = 30;
const housesPerQuarter = 3;

/**
 * Time to the nearest change of a state, before or after birth, in seconds. It is uncertain by `leewaySeconds`, plus
 * `leewayShare` of the seconds looked ahead.
 */
export interface NearestChange {
  readonly seconds: number;
  readonly leewaySeconds: number;
  readonly leewayShare: number;
}

/**
 * Whether a state differs that many seconds away, if it cannot change and change back in that time; null when too close
 * to call.
 */
export function foreseen({ seconds, leewaySeconds, leewayShare }: NearestChange, within: number): boolean | null {
  const leeway = leewaySeconds + leewayShare * within;
  if (seconds < within - leeway) return true;
  return seconds > within + leeway ? false : null;
}

/** Far above rounding, and above the effect of the Sun's latitude on sunrise. */
const leewaySeconds = 3;
/** The Midheaven moves through the zodiac between cos ε and 1 / cos ε times as fast as the sky rotates. */
const midheavenShare = 0.1;
/** Within an hour the Moon strays from its speed at birth by 0.0005°; this is ample. */
const moonStrayDeg = 0.01;
/**
 * Up to 60° of latitude, a degree of the ecliptic meets a cusp at most this much later, in degrees of sky rotation,
 * than the degree before it: 1.78, the maximum slope of right ascension and ascensional difference combined, rounded
 * up.
 */
const latestPerDegree = 2;

/** The rising sign changes when sidereal time passes the time at which some sign starts to rise. */
export function risingChange(risings: readonly Rising[], meridianDeg: number): NearestChange {
  let nearestDeg = 180;
  for (const { fromDeg } of risings) nearestDeg = Math.min(nearestDeg, Math.abs(shorterWay(fromDeg, meridianDeg)));
  return { seconds: nearestDeg / siderealDegPerSecond, leewaySeconds, leewayShare: 0 };
}

/** Nearest change of the Midheaven's sign. */
export function midheavenChange(midheavenDeg: number): NearestChange {
  const seconds = fromSignEdge(midheavenDeg) / siderealDegPerSecond;
  return { seconds, leewaySeconds, leewayShare: midheavenShare };
}

/** Nearest change of the Moon's sign. */
export function moonChange({ longitudeDeg, speedDegPerDay }: Position): NearestChange {
  const secondsPerDegree = secondsPerDay / speedDegPerDay;
  return {
    seconds: fromSignEdge(longitudeDeg) * secondsPerDegree,
    leewaySeconds: moonStrayDeg * secondsPerDegree,
    leewayShare: 0,
  };
}

/** Nearest change between day and night, by the Sun's diurnal arc. */
export function sectChange(sun: Position, { rightAscensionDeg, semiArcDeg }: DiurnalArc, meridianDeg: number) {
  return carried(sun, Math.abs(semiArcDeg - Math.abs(shorterWay(rightAscensionDeg, meridianDeg))));
}

/** Nearest change of a planet's Placidus house: cusps divide each quarter of its daily path into thirds. */
export function houseChange(planet: Position, { rightAscensionDeg, semiArcDeg }: DiurnalArc, meridianDeg: number) {
  const fromMidheavenDeg = Math.abs(shorterWay(rightAscensionDeg, meridianDeg));
  const isUp = fromMidheavenDeg < semiArcDeg;
  const houseDeg = (isUp ? semiArcDeg : 180 - semiArcDeg) / housesPerQuarter;
  return carried(planet, fromEdge(isUp ? fromMidheavenDeg : 180 - fromMidheavenDeg, houseDeg));
}

/** A change caused by the rotation of the sky, made a little sooner or later by the planet's own motion. */
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

/** Distance from the nearest multiple of a width. */
function fromEdge(deg: number, widthDeg: number): number {
  const past = deg - Math.floor(deg / widthDeg) * widthDeg;
  return Math.min(past, widthDeg - past);
}
