import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Birth } from "../birth.ts";
import { birthMoment } from "./birth-moment.ts";
import { birthTimeZone } from "./birth-time-zone.ts";

/** The first moment of a day. */
const dayBegins = "00:00";

/**
 * What puts a birth after `nowUnixSeconds` by the clock of its place: its `date`, when the whole day is still to come there,
 * or its `time`; null for a birth that has been, and for one whose zone is not known. A day without a time counts from its
 * first moment, an instant as its date.
 */
export function aheadOfNow(birth: Birth, timeZones: TimeZones, nowUnixSeconds: number): "date" | "time" | null {
  const clock = birthTimeZone(birth, timeZones);
  if (clock === null) return null;
  const isAhead = (when: Birth): boolean => {
    const found = birthMoment(when, clock);
    return found.ok && found.moment.unixSeconds > nowUnixSeconds;
  };
  if (isAhead({ ...birth, time: dayBegins })) return "date";
  return birth.time !== null && isAhead(birth) ? "time" : null;
}
