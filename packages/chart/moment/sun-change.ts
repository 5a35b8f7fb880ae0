import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { BirthSky } from "../birth-sky.ts";
import type { SignWindow } from "../facts.ts";
import type { SunChange } from "../findings.ts";
import { calendarSign } from "../zodiac/calendar-signs.ts";
import { signAt } from "../zodiac/longitude.ts";
import { crossingNear } from "./longitude-crossing.ts";
import { dateText, instantText, timeText } from "./written-time.ts";

const signWidthDeg = 30;

/**
 * The Sun's nearest change of sign, when it needs mentioning: the calendar gives the date a sign other than the Sun's
 * own, or the Sun changed sign on the day of birth. Otherwise null.
 */
export function sunChangeOf(
  { sky, clock, moment, positions }: BirthSky,
  sunSigns: readonly SignWindow[],
): SunChange | null {
  const { sun } = positions;
  const byCalendar = calendarSign(moment.date);
  if (byCalendar === signAt(sun.longitudeDeg) && sunSigns.length === 1) return null;
  const edgeDeg = Math.round(sun.longitudeDeg / signWidthDeg) * signWidthDeg;
  const anywhen = { fromUnix: Number.NEGATIVE_INFINITY, toUnix: Number.POSITIVE_INFINITY };
  const instant = crossingNear(sky, "sun", { longitudeDeg: edgeDeg, guessUnix: moment.unixSeconds, ...anywhen });
  const shown = civilTimeAt(instant + clock.at(instant).offsetSeconds);
  return {
    calendarSign: byCalendar,
    from: signAt(edgeDeg - 1),
    to: signAt(edgeDeg),
    instant: instantText(Math.floor(instant)),
    date: dateText(shown),
    time: timeText(shown),
  };
}
