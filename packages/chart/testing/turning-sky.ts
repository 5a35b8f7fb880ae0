import type { TimeZones } from "@cosmic/atlas/time-zones";
import { siderealDegPerSecond } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { type Body, bodies, type Sky } from "@cosmic/sky/sky";
import { secondsPerDay, unixEpochJd } from "@cosmic/sky/units";
import type { Birth } from "../birth.ts";
import { type BirthSky, birthSky } from "../birth-sky.ts";

/** A made-up sky that turns over a place, whose bodies move along the ecliptic at speeds of the test's own choice. */
export interface TurningSky {
  /** Longitudes at Unix second 0, degrees; unless given 280, where the Sun stands on January 1. */
  readonly longitudes?: Readonly<Partial<Record<Body, number>>>;
  /** Degrees a day; 0 unless given. */
  readonly speeds?: Readonly<Partial<Record<Body, number>>>;
  /** Sidereal time at Greenwich at Unix second 0, degrees. */
  readonly siderealDeg?: number;
  /** Whether the Earth turns. */
  readonly turns?: boolean;
  readonly bodies?: readonly Body[];
  /** Hears of every instant (Unix seconds) that is asked for. */
  readonly ask?: (unixSeconds: number) => void;
}

/** Obliquity of the ecliptic of every made-up sky, degrees. */
const obliquityDeg = 23.5;

/** No zone at all: the offset of these births is set by hand. */
const timeZones: TimeZones = { source: "none", knows: () => false, read: noZone, at: noZone, between: noZone };
function noZone(): never {
  throw new Error("a birth under a made-up sky has its offset set by hand");
}

/** A made-up sky in which TT, UT1 and civil time are the same. */
export function turningSky({ longitudes = {}, speeds = {}, siderealDeg = 0, turns = true, ...rest }: TurningSky): Sky {
  return {
    engine: "made up",
    bodies: rest.bodies ?? bodies,
    span: { firstJdTt: 0, lastJdTt: 5_000_000 },
    timeScales(unixSeconds) {
      rest.ask?.(unixSeconds);
      const jd = unixEpochJd + unixSeconds / secondsPerDay;
      const shift = { deltaTSeconds: 0, deltaTUncertaintySeconds: 0, deltaTSource: "made up" };
      return { jdTt: jd, jdUt1: jd, ut1: [unixEpochJd, unixSeconds / secondsPerDay], ...shift };
    },
    position(body, jdTt) {
      const speedDegPerDay = speeds[body] ?? 0;
      const longitudeDeg = normalizeDegrees((longitudes[body] ?? 280) + speedDegPerDay * (jdTt - unixEpochJd));
      return { longitudeDeg, latitudeDeg: 0, distanceAu: 1, speedDegPerDay };
    },
    frame({ ut1: [, days] }) {
      const turnedDeg = turns ? days * secondsPerDay * siderealDegPerSecond : 0;
      return { obliquityDeg, siderealTimeDeg: normalizeDegrees(siderealDeg + turnedDeg) };
    },
  };
}

/** A birth on January 1, 1970, UTC, at 0° of latitude and longitude unless given, under a made-up sky. */
export function bornUnder(sky: Sky, time: string | null, birth: Partial<Birth> = {}): BirthSky {
  const whole = { date: "1970-01-01", time, latitude: 0, longitude: 0, zone: "UTC", offsetSeconds: 0, ...birth };
  const found = birthSky(whole, { sky, timeZones });
  if (!found.ok) throw new Error(found.problem.message);
  return found.at;
}
