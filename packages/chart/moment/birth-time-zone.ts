import type { CivilTime } from "@cosmic/atlas/civil-time";
import { civilSeconds } from "@cosmic/atlas/civil-time";
import type { LocalTimeChoice, LocalTimeReading, TimeZones } from "@cosmic/atlas/time-zones";
import type { Birth } from "../birth.ts";
import { offsetText } from "../display.ts";

/** Time zone of a birth, already tied to its place. */
export interface BirthTimeZone {
  read(civil: CivilTime): LocalTimeReading;
  at(unixSeconds: number): LocalTimeChoice;
}

/** Time zone of a birth: an offset set by hand overrides the zone; null for an unknown zone. */
export function birthTimeZone(birth: Birth, timeZones: TimeZones): BirthTimeZone | null {
  if (birth.offsetSeconds !== undefined) return fixedClock(birth.offsetSeconds);
  if (!timeZones.knows(birth.zone)) return null;
  return {
    read(civil) {
      return timeZones.read(birth.zone, civil, birth.longitude);
    },
    at(unixSeconds) {
      return timeZones.at(birth.zone, unixSeconds, birth.longitude);
    },
  };
}

function fixedClock(offsetSeconds: number): BirthTimeZone {
  const at = (unixSeconds: number): LocalTimeChoice => ({
    offsetSeconds,
    unixSeconds,
    daylightSaving: false,
    abbreviation: offsetText(offsetSeconds),
  });
  return {
    read: (civil) => ({ kind: "once", choices: [at(civilSeconds(civil) - offsetSeconds)], source: "set by hand" }),
    at,
  };
}
