import { civilSeconds } from "@cosmic/atlas/civil-time";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import { siderealTimeDeg } from "@cosmic/drawings/stars/sky-of";
import { secondsPerDay } from "@cosmic/sky/units";
import { civilTimeOf } from "../../chart-engine/civil-time-of.ts";
import type { DraftFields } from "../form/birth-form.ts";

/** Julian day of 1970-01-01T00:00Z. */
const unixEpochJulianDay = 2_440_587.5;
/** Local solar time, four minutes per degree of longitude: a good estimate while the zone is unknown. */
const secondsPerDegree = 240;

/** An arbitrary spring day, used until a date is chosen. */
const someDate = "2000-03-20";

/** The planisphere's rotation. */
export interface SkyTurn {
  /** Local sidereal time, degrees, 0 ≤ x < 360. */
  readonly siderealTimeDeg: number;
  /** Local time in hours, 0 ≤ x < 24. */
  readonly clockHours: number;
}

interface TurnedTo {
  readonly date: string | null;
  readonly hour: string;
  readonly minute: string;
  readonly longitude: number;
  readonly zone: string | null;
  /** Local minus UTC in seconds, set by hand; overrides the zone. */
  readonly offsetSeconds?: number | null;
}

/** The sky's rotation for the form's current values, complete or not. Without a zone, local solar time is used. */
export function skyTurn(
  { date, hour, minute, longitude, zone, offsetSeconds }: TurnedTo,
  timeZones: TimeZones | null,
): SkyTurn {
  const time = { hour: readNumber(hour, 23), minute: readNumber(minute, 59) };
  const civil = { ...civilTimeOf({ birthDate: date ?? someDate, birthTime: "" }), ...time };
  const known = zone !== null && timeZones?.knows(zone) ? timeZones.read(zone, civil, longitude).choices[0] : undefined;
  const aheadSeconds = offsetSeconds ?? known?.offsetSeconds ?? longitude * secondsPerDegree;
  const unixSeconds = civilSeconds(civil) - aheadSeconds;
  return {
    siderealTimeDeg: siderealTimeDeg(unixEpochJulianDay + unixSeconds / secondsPerDay, longitude),
    clockHours: time.hour + time.minute / 60,
  };
}

/** A number from the form; anything invalid counts as 0. */
function readNumber(text: string | undefined, most: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : 0;
}

/** The chosen date, once complete. */
export function wholeDate({ day, month, year }: Pick<DraftFields, "day" | "month" | "year">): string | null {
  if (!day || !month || !year) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
