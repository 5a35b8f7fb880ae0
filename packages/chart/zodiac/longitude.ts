import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { type Sign, signs, type ZodiacPoint } from "../facts.ts";

const signWidthDeg = 30;
const minutesPerSign = signWidthDeg * 60;

/** Signed shorter arc from `fromDeg` to `toDeg`, −180 ≤ x < 180, positive along the zodiac. */
export function shorterWay(fromDeg: number, toDeg: number): number {
  return shorterWayWithin(normalizeDegrees(fromDeg), normalizeDegrees(toDeg));
}

/** The same for longitudes already normalized to 0 ≤ x < 360. */
export function shorterWayWithin(fromDeg: number, toDeg: number): number {
  const way = toDeg - fromDeg;
  if (way >= 180) return way - 360;
  return way < -180 ? way + 360 : way;
}

/** Distance along the ecliptic, 0 ≤ x ≤ 180; bit-identical in either order. */
export function separation(aDeg: number, bDeg: number): number {
  return Math.abs(shorterWay(aDeg, bDeg));
}

/** Sign of a longitude; a sign begins exactly at its first degree. */
export function signAt(longitudeDeg: number): Sign {
  return signOfIndex(Math.floor(normalizeDegrees(longitudeDeg) / signWidthDeg));
}

/** Sign by index from Aries; any integer, modulo 12. */
export function signOfIndex(index: number): Sign {
  const sign = signs[((index % 12) + 12) % 12];
  if (sign === undefined) throw new RangeError(`no sign has the index ${index}`);
  return sign;
}

/** A longitude as people read it. Degree and minute are truncated, so 29°59′59″ is still 29°59′ of the same sign. */
export function zodiacPoint(longitudeDeg: number): ZodiacPoint {
  const longitude = normalizeDegrees(longitudeDeg);
  // Take minutes of the whole circle first: subtracting the degrees first would lose a minute to rounding.
  const minutes = Math.floor(longitude * 60);
  const within = minutes % minutesPerSign;
  return {
    longitude,
    sign: signOfIndex(Math.floor(minutes / minutesPerSign)),
    degree: Math.floor(within / 60),
    minute: within % 60,
  };
}
