import type { Body, Sky } from "../../sky.ts";
import { asin } from "../../trigonometry.ts";
import { radiansPerDegree, secondsPerDay } from "../../units.ts";
import { refuseUnlessFinite } from "../course.ts";
import { Observer, type ObserverPlace } from "./observer.ts";
import type { ClockWindow } from "./risings.ts";

/** The instant a body crosses the meridian: its upper half, through the zenith, or its lower half. */
export interface Culmination {
  readonly unixSeconds: number;
  readonly kind: "upper" | "lower";
  /** Altitude of the center at that instant, seen from the place, without refraction. */
  readonly altitudeDeg: number;
}

/** The sky rotates 360.9856° a day; hour angles grow 1 to 15° less, and unevenly because of the Moon's parallax. */
const meanTurnDegPerDay = 356;
/** Hour angles this close count as equal: a hundredth of a millisecond. */
const sameAngleDeg = 4e-8;
/** Four are typical. */
const mostSteps = 20;

/**
 * Every meridian crossing, in time order, to a millisecond. Where a body's declination changes quickly, near the poles,
 * its highest point may lie off the meridian.
 */
export function culminations(
  sky: Sky,
  body: Body,
  place: ObserverPlace,
  { fromUnixSeconds, toUnixSeconds }: ClockWindow,
): readonly Culmination[] {
  refuseUnlessFinite(fromUnixSeconds, toUnixSeconds);
  const observer = new Observer(place);
  const hourAngleAt = (unixSeconds: number): number => observer.see(sky, body, unixSeconds).hourAngleDeg;
  const found: Culmination[] = [];
  if (toUnixSeconds <= fromUnixSeconds) return found;
  const start = hourAngleAt(fromUnixSeconds);
  // The meridian is at every whole and half turn of the hour angle.
  let halfTurns = Math.floor(start / 180) + 1;
  let guess = fromUnixSeconds + ((halfTurns * 180 - start) / meanTurnDegPerDay) * secondsPerDay;
  for (;;) {
    const unixSeconds = whenAt(halfTurns * 180, hourAngleAt, { guess, last: toUnixSeconds });
    if (unixSeconds === null) return found;
    const altitudeDeg = asin(observer.see(sky, body, unixSeconds).sinAltitude) / radiansPerDegree;
    found.push({ unixSeconds, kind: halfTurns % 2 === 0 ? "upper" : "lower", altitudeDeg });
    halfTurns += 1;
    guess = unixSeconds + (180 / meanTurnDegPerDay) * secondsPerDay;
  }
}

/** Time of an hour angle, from a guess within a few degrees of it; null when it is after `last`. */
function whenAt(
  angleDeg: number,
  hourAngleAt: (unixSeconds: number) => number,
  { guess, last }: { readonly guess: number; readonly last: number },
): number | null {
  let unixSeconds = Math.min(guess, last);
  let degPerSecond = meanTurnDegPerDay / secondsPerDay;
  let missingDeg = shortWay(angleDeg - hourAngleAt(unixSeconds));
  for (let count = 0; count < mostSteps && Math.abs(missingDeg) > sameAngleDeg; count += 1) {
    if (unixSeconds === last && missingDeg > 0) return null;
    const next = Math.min(unixSeconds + missingDeg / degPerSecond, last);
    const left = shortWay(angleDeg - hourAngleAt(next));
    degPerSecond = (missingDeg - left) / (next - unixSeconds);
    unixSeconds = next;
    missingDeg = left;
  }
  return unixSeconds;
}

/** −180 ≤ x < 180. */
function shortWay(angleDeg: number): number {
  return (((angleDeg % 360) + 540) % 360) - 180;
}
