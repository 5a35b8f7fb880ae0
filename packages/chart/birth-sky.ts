import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { LocalSky } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Position, Sky, TimeScales } from "@cosmic/sky/sky";
import { secondsPerDay, unixEpochJd } from "@cosmic/sky/units";
import type { Birth, BirthProblem } from "./birth.ts";
import { type TimedSky, timedSky } from "./horizon/timed-sky.ts";
import { type BirthMoment, birthMoment } from "./moment/birth-moment.ts";
import { type BirthTimeZone, birthTimeZone } from "./moment/birth-time-zone.ts";
import { type LocalDay, localDay } from "./moment/local-day.ts";
import type { Planet } from "./names.ts";
import { perPlanet } from "./zodiac/per-planet.ts";

/** Data sources for computing a chart. */
export interface ChartSources {
  readonly sky: Sky;
  readonly timeZones: TimeZones;
}

/** Moment and sky of a birth, from which every fact is computed. */
export interface BirthSky {
  readonly birth: Birth;
  readonly sky: Sky;
  readonly clock: BirthTimeZone;
  readonly moment: BirthMoment;
  readonly day: LocalDay;
  readonly scales: TimeScales;
  readonly localSky: LocalSky;
  readonly positions: Readonly<Record<Planet, Position>>;
  /** Null without a birth time. */
  readonly timed: TimedSky | null;
}

/** A birth sky, or what is wrong with the birth. */
export type FoundBirthSky =
  | { readonly ok: true; readonly at: BirthSky }
  | { readonly ok: false; readonly problem: BirthProblem };

/** An hour of birth-time error, plus a little over the two minutes by which civil time and TT can differ. */
const marginSeconds = 3600 + 150;

/** Finds the instant of a birth by its time zone and computes the sky at that instant. */
export function birthSky(birth: Birth, { sky, timeZones }: ChartSources): FoundBirthSky {
  const clock = birthTimeZone(birth, timeZones);
  if (clock === null) {
    return refuse(
      "unknown-zone",
      "zone",
      "This time zone is not known. Give it by its IANA name, such as Europe/Madrid.",
    );
  }
  const found = birthMoment(birth, clock);
  if (!found.ok) return found;
  const { moment } = found;
  const day = localDay(moment, clock);
  if (!isWithin(sky, day)) {
    const field = birth.utc === undefined ? "date" : "utc";
    return refuse("out-of-range", field, "Give a day from 1 January 1900 to today.");
  }
  const instant = skyAt(sky, birth, moment.unixSeconds);
  const timed = moment.timeUnknown ? null : timedSky(instant.localSky, instant.positions);
  return { ok: true, at: { birth, sky, clock, moment, day, ...instant, timed } };
}

/** The sky over a place at an instant (Unix seconds): all that moves. */
export function skyAt(
  sky: Sky,
  place: Pick<Birth, "latitude" | "longitude">,
  unixSeconds: number,
): Pick<BirthSky, "scales" | "localSky" | "positions"> {
  const scales = sky.timeScales(unixSeconds);
  const { obliquityDeg, siderealTimeDeg } = sky.frame(scales);
  return {
    scales,
    localSky: {
      meridianDeg: normalizeDegrees(siderealTimeDeg + place.longitude),
      obliquityDeg,
      latitudeDeg: place.latitude,
    },
    positions: perPlanet((planet) => sky.position(planet, scales.jdTt)),
  };
}

/**
 * The same birth at another instant (Unix seconds) within an hour of its civil day, by the same clock; without a birth
 * time it stays without one.
 */
export function birthSkyAt(at: BirthSky, unixSeconds: number): BirthSky {
  const { birth, sky, clock } = at;
  const { offsetSeconds, daylightSaving, abbreviation } = clock.at(unixSeconds);
  const { year, month, day } = civilTimeAt(unixSeconds + offsetSeconds);
  const moment: BirthMoment = {
    ...at.moment,
    unixSeconds,
    date: { year, month, day },
    clock: { ...at.moment.clock, offsetSeconds, daylightSaving, abbreviation },
  };
  const instant = skyAt(sky, birth, unixSeconds);
  const timed = moment.timeUnknown ? null : timedSky(instant.localSky, instant.positions);
  return { birth, sky, clock, moment, day: localDay(moment, clock), ...instant, timed };
}

/** Whether the ephemeris covers the whole civil day and an hour on either side. */
function isWithin(sky: Sky, { startUnix, endUnix }: LocalDay): boolean {
  const first = unixEpochJd + (startUnix - marginSeconds) / secondsPerDay;
  const last = unixEpochJd + (endUnix + marginSeconds) / secondsPerDay;
  return first >= sky.span.firstJdTt && last <= sky.span.lastJdTt;
}

function refuse(code: BirthProblem["code"], field: string, message: string): FoundBirthSky {
  return { ok: false, problem: { code, field, message } };
}
