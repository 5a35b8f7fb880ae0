import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Birth } from "../birth.ts";
import { birthMoment } from "./birth-moment.ts";
import { birthTimeZone } from "./birth-time-zone.ts";

/** Start of a day. */
const dayBegins = "00:00";

/**
 * The field that puts a birth after `nowUnixSeconds` in local time: its `date` when the whole day is still ahead there,
 * or its `time`; null for a past birth, or one in an unknown zone. A day without a time counts from its start, a UTC
 * instant as its date.
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
