import { civilSeconds } from "@cosmic/atlas/civil-time";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import { siderealTimeDeg } from "@cosmic/drawings/sky-of";
import { civilTimeOf } from "../../civil-time-of.ts";
import type { BirthForm } from "../birth-form.ts";

/** Julian day of 1970-01-01T00:00Z. */
const unixEpochJulianDay = 2_440_587.5;
const secondsPerDay = 86_400;
/** The sun crosses a degree of longitude in four minutes: a good clock where the zone is not known yet. */
const secondsPerDegree = 240;

/** A spring day, for as long as no date is chosen. */
const someDate = "2000-03-20";

/** How the planisphere stands. */
export interface SkyTurn {
  /** Local sidereal time, degrees, 0 ≤ x < 360. */
  readonly siderealTimeDeg: number;
  /** Hours on the clock, 0 ≤ x < 24. */
  readonly clockHours: number;
}

interface TurnedTo {
  readonly date: string | null;
  readonly hour: string;
  readonly minute: string;
  readonly longitude: number;
  readonly zone: string | null;
  /** Local minus UTC, seconds, set by hand; wins over the zone. */
  readonly offsetSeconds?: number | null;
}

/** How far the sky has turned at a moment of the form, complete or not. Without a zone the sun's own time stands in. */
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

/** A number of the form; what is not one yet counts as 0. */
function readNumber(text: string | undefined, most: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value <= most ? value : 0;
}

/** The chosen date, once it is whole. */
export function wholeDate({ day, month, year }: Pick<BirthForm, "day" | "month" | "year">): string | null {
  if (!day || !month || !year) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
