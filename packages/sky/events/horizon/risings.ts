import type { Body, Sky } from "../../sky.ts";
import { asin, sin } from "../../trigonometry.ts";
import { kilometersPerAu, secondsPerDay } from "../../units.ts";
import { refuseUnlessFinite } from "../course.ts";
import { bracketedRoot } from "../roots.ts";
import { Observer, type ObserverPlace } from "./observer.ts";

/** A civil time window, from first to second, in seconds since 1970-01-01T00:00Z. */
export interface ClockWindow {
  readonly fromUnixSeconds: number;
  readonly toUnixSeconds: number;
}

/** The instant a body rises above the horizon or sets below it. */
export interface Rising {
  readonly unixSeconds: number;
  readonly kind: "rise" | "set";
}

/** Risings and settings in a window, or which side of the horizon the body stays on: polar day or polar night. */
export type Risings =
  | { readonly horizon: "crossed"; readonly risings: readonly [Rising, ...Rising[]] }
  | { readonly horizon: "always-above" | "always-below" };

const arcminute = Math.PI / 10800;
/** Refraction at the horizon, by almanac convention. */
const horizonRefraction = 34 * arcminute;
/** The Sun's semidiameter at 1 au, 959.63″ (Auwers, used by the almanacs), and the Moon's radius, 1737.4 km, in au. */
const discRadiusAu: Partial<Record<Body, number>> = {
  sun: sin((959.63 / 60) * arcminute),
  moon: 1737.4 / kilometersPerAu,
};
/** Step for slopes, days: short compared with the hours in which the curve bends. */
const slopeStepDays = 1e-5;
/** Two horizon crossings closer than this, a tenth of a second, do not count. */
const shortestDays = 1e-6;

/**
 * When a body rises and sets at a place at sea level with an unobstructed horizon: its upper limb (Sun and Moon) or
 * center (others) as seen from the Earth's surface, raised by 34′ of refraction. Each to a millisecond within that
 * convention; real air shifts it by half a minute or more. No crossing is missed, even at the poles.
 */
export function risings(
  sky: Sky,
  body: Body,
  place: ObserverPlace,
  { fromUnixSeconds, toUnixSeconds }: ClockWindow,
): Risings {
  refuseUnlessFinite(fromUnixSeconds, toUnixSeconds);
  const observer = new Observer(place);
  const discRadius = discRadiusAu[body] ?? 0;
  const heightAt = (days: number): number => {
    const { sinAltitude, distanceAu } = observer.see(sky, body, fromUnixSeconds + days * secondsPerDay);
    return sinAltitude + sin(horizonRefraction + (discRadius === 0 ? 0 : asin(discRadius / distanceAu)));
  };
  const found = passes(heightAt, (toUnixSeconds - fromUnixSeconds) / secondsPerDay, heightBounds(observer)).map(
    ({ days, upward }): Rising => ({
      unixSeconds: fromUnixSeconds + days * secondsPerDay,
      kind: upward ? "rise" : "set",
    }),
  );
  const [first, ...others] = found;
  if (first !== undefined) return { horizon: "crossed", risings: [first, ...others] };
  return { horizon: heightAt(0) >= 0 ? "always-above" : "always-below" };
}

/** Guaranteed bounds on the sine of an altitude: its maximum change per day, and the maximum change of that. */
export interface HeightBounds {
  readonly slope: number;
  readonly bend: number;
}

/**
 * The sky rotates 6.3 radians a day, 6.6 including a body's own motion and parallax; declination changes by at most
 * 0.12 (the Moon). Valid for every body and place.
 */
export function heightBounds({ turning }: Pick<Observer, "turning">): HeightBounds {
  return { slope: 6.6 * turning + 0.15, bend: 46 * turning + 0.25 };
}

interface Pass {
  readonly days: number;
  readonly upward: boolean;
}

/** Zeros of a height from day 0 to `lastDay`, in steps that contain either no zero or, while monotonic, at most one. */
function passes(heightAt: (days: number) => number, lastDay: number, bounds: HeightBounds): readonly Pass[] {
  const found: Pass[] = [];
  // A slope over a step is the slope at its midpoint.
  const doubt = (bounds.bend * slopeStepDays) / 2;
  let days = 0;
  let height = heightAt(0);
  while (days < lastDay) {
    const forward = days + slopeStepDays <= lastDay;
    const aside = heightAt(forward ? days + slopeStepDays : days - slopeStepDays);
    const slope = (forward ? aside - height : height - aside) / slopeStepDays;
    const approach = (height < 0 ? slope : -slope) + doubt;
    const free = freeDays(Math.abs(height), approach, bounds);
    const monotone = Math.max((Math.abs(slope) - doubt) / bounds.bend, shortestDays);
    const next = Math.min(days + Math.max(free, monotone), lastDay);
    const nextHeight = heightAt(next);
    if (free < monotone && height < 0 !== nextHeight < 0) {
      const root = bracketedRoot(heightAt, { time: days, value: height }, { time: next, value: nextHeight });
      found.push({ days: root, upward: height < 0 });
    }
    days = next;
    height = nextHeight;
  }
  return found;
}

/** Minimum time in which a height approaching zero at a given speed can reach it. */
function freeDays(distance: number, approach: number, bounds: HeightBounds): number {
  const bending = (Math.sqrt(approach * approach + 2 * bounds.bend * distance) - approach) / bounds.bend;
  return Math.max(bending, distance / bounds.slope);
}
