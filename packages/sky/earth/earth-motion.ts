import type { ChebyshevSeries } from "../ephemeris/chebyshev-series.ts";
import { moonTurn } from "../ephemeris/decade-format.ts";
import { element } from "../ephemeris/element.ts";
import { cos, sin } from "../trigonometry.ts";
import { J2000 } from "../units.ts";

const tau = 2 * Math.PI;
/** GM of the Sun, au³/day²: DE440 (Park et al. 2021), 132712440041.279 km³/s². */
export const sunGm = 2.9591220828411864e-4;
/** GM of Earth and Moon combined, au³/day²: DE440, 403503.2355 km³/s². */
const earthMoonGm = 8.997011390149487e-10;
/** Earth/Moon mass ratio: DE440. */
const earthPerMoon = 81.30056822149722;
const moonShare = 1 / (1 + earthPerMoon);

/** Positions and motion of Earth and Moon; astronomical units and days, in the axes of the tables. */
export class EarthMotion {
  /** Geocentric Moon: position, velocity. */
  readonly moon = new Float64Array(6);
  /** Heliocentric Earth: position, velocity. */
  readonly earth = new Float64Array(6);
  /** Heliocentric acceleration of the Earth. */
  readonly earthPull = new Float64Array(3);
  private readonly barycentre = new Float64Array(6);
  private readonly turning = new Float64Array(6);

  /** Sets both to a Julian day (TT). */
  set(jdTt: number, moon: ChebyshevSeries, earthMoon: ChebyshevSeries): void {
    moon.evaluate(jdTt, this.turning);
    this.turnMoon(jdTt);
    earthMoon.evaluate(jdTt, this.barycentre);
    const { barycentre, earth, earthPull } = this;
    for (let n = 0; n < 6; n += 1) earth[n] = element(barycentre, n) - moonShare * element(this.moon, n);
    const bySun = -sunGm / cubedLength(barycentre);
    const byMoon = (moonShare * earthMoonGm) / cubedLength(this.moon);
    for (let n = 0; n < 3; n += 1) earthPull[n] = bySun * element(barycentre, n) + byMoon * element(this.moon, n);
  }

  /** Rotates the Moon from the turning axes of its series to the fixed ones. */
  private turnMoon(jdTt: number): void {
    const { moon, turning } = this;
    const turned = moonTurn.radians + moonTurn.radiansPerDay * (jdTt - J2000);
    const angle = turned - tau * Math.round(turned / tau);
    const c = cos(angle);
    const s = sin(angle);
    const x = element(turning, 0) * c - element(turning, 1) * s;
    const y = element(turning, 0) * s + element(turning, 1) * c;
    moon[0] = x;
    moon[1] = y;
    moon[2] = element(turning, 2);
    moon[3] = element(turning, 3) * c - element(turning, 4) * s - moonTurn.radiansPerDay * y;
    moon[4] = element(turning, 3) * s + element(turning, 4) * c + moonTurn.radiansPerDay * x;
    moon[5] = element(turning, 5);
  }

  /** The Moon's acceleration over its position, per day²: from the mutual pull of Earth and Moon. */
  moonPullFactor(): number {
    return -earthMoonGm / cubedLength(this.moon);
  }
}

/** |r|³ of the first three elements. */
export function cubedLength(state: Float64Array): number {
  const x = element(state, 0);
  const y = element(state, 1);
  const z = element(state, 2);
  const square = x * x + y * y + z * z;
  return square * Math.sqrt(square);
}
