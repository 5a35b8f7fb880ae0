import type { Body, Sky } from "../../sky.ts";
import { asin, sin } from "../../trigonometry.ts";
import { refuseUnlessFinite } from "../course.ts";
import { bracketedRoot } from "../roots.ts";
import { Observer, type ObserverPlace } from "./observer.ts";

/** Seconds since 1970-01-01T00:00Z as civil clocks count them, from the first to the second. */
export interface ClockWindow {
  readonly fromUnixSeconds: number;
  readonly toUnixSeconds: number;
}

/** The moment a body comes over the horizon or goes under it. */
export interface Rising {
  readonly unixSeconds: number;
  readonly kind: "rise" | "set";
}

/** The risings and settings of a window, or where the body stays all through it: polar day and polar night. */
export type Risings =
  | { readonly horizon: "crossed"; readonly risings: readonly [Rising, ...Rising[]] }
  | { readonly horizon: "always-above" | "always-below" };

const secondsPerDay = 86400;
const arcminute = Math.PI / 10800;
/** Refraction at the horizon, by convention of the almanacs. */
const horizonRefraction = 34 * arcminute;
/** Sun's semi-diameter at 1 au, 959.63″ (Auwers, the almanacs' value), and the Moon's radius, 1737.4 km, in au. */
const discRadiusAu: Partial<Record<Body, number>> = {
  sun: sin((959.63 / 60) * arcminute),
  moon: 1737.4 / 149597870.7,
};
/** Slopes are taken over this, days: short against the hours a curve takes to bend. */
const slopeStepDays = 1e-5;
/** Two passes of the horizon nearer than this, a tenth of a second, are none. */
const shortestDays = 1e-6;

/**
 * When a body rises and sets at a place at sea level with a free horizon: its upper limb (Sun and Moon) or its centre (the
 * others) seen from the surface of the Earth, lifted by 34′ of refraction. Each to a millisecond of that convention; real
 * air moves it by half a minute and more. No pass is left out, at the poles neither.
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

/** What is certain of the sine of an altitude: its greatest change a day and the greatest change of that. */
export interface HeightBounds {
  readonly slope: number;
  readonly bend: number;
}

/**
 * The sky turns by 6.3 radians a day, 6.6 with a body's own motion and parallax; declinations change by 0.12 at most (the
 * Moon). Both hold for every body and place.
 */
export function heightBounds({ turning }: Pick<Observer, "turning">): HeightBounds {
  return { slope: 6.6 * turning + 0.15, bend: 46 * turning + 0.25 };
}

interface Pass {
  readonly days: number;
  readonly upward: boolean;
}

/** Zeros of a height from day 0 to `lastDay`, going by stretches that surely hold none or, rising or falling, at most one. */
function passes(heightAt: (days: number) => number, lastDay: number, bounds: HeightBounds): readonly Pass[] {
  const found: Pass[] = [];
  // A slope taken over a step is that of its middle.
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

/** The shortest time in which a height that now comes nearer at some speed can come to zero. */
function freeDays(distance: number, approach: number, bounds: HeightBounds): number {
  const bending = (Math.sqrt(approach * approach + 2 * bounds.bend * distance) - approach) / bounds.bend;
  return Math.max(bending, distance / bounds.slope);
}
