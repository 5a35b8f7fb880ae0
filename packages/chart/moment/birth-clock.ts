import type { CivilTime } from "@cosmic/atlas/civil-time";
import { civilSeconds } from "@cosmic/atlas/civil-time";
import type { ClockChoice, ClockReading, Clocks } from "@cosmic/atlas/clock";
import type { Birth } from "../birth.ts";
import { offsetText } from "../display.ts";

/** The clock a birth goes by, its place already settled. */
export interface BirthClock {
  read(civil: CivilTime): ClockReading;
  at(unixSeconds: number): ClockChoice;
}

/** The clock of a birth: an offset set by hand wins over the zone; null when the zone is not known. */
export function birthClock(birth: Birth, clocks: Clocks): BirthClock | null {
  if (birth.offsetSeconds !== undefined) return fixedClock(birth.offsetSeconds);
  if (!clocks.knows(birth.zone)) return null;
  return {
    read(civil) {
      return clocks.read(birth.zone, civil, birth.longitude);
    },
    at(unixSeconds) {
      return clocks.at(birth.zone, unixSeconds, birth.longitude);
    },
  };
}

function fixedClock(offsetSeconds: number): BirthClock {
  const at = (unixSeconds: number): ClockChoice => ({
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
