import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { Clocks } from "@cosmic/atlas/clock";
import type { Facts, Sign } from "@cosmic/chart/facts";
import { shorterWay, signAt } from "@cosmic/chart/zodiac/longitude";
import type { Sky } from "@cosmic/sky/sky";
import type { BirthSession } from "../../birth-session.ts";
import { calendarSign } from "./calendar-signs.ts";

/** The Sun's passage from one sign to the next, where it must be told: the calendar gives the date to another sign than
 * the Sun's own, or the Sun changed sign on a day whose hour is not known. */
export interface SunChange {
  readonly kind: "calendar-differs" | "hour-unknown";
  readonly calendar: Sign;
  readonly before: Sign;
  readonly after: Sign;
  /** On the clock of the birthplace. */
  readonly date: string;
  readonly time: string;
}

const secondsPerDay = 86_400;
/** The calendar's ranges are never further than this from the Sun's true change of sign. */
const widestGapDays = 3;
/** More than the Sun ever moves in a day. */
const sunDegPerDay = 1.03;
/** The moment is shown to the minute. */
const toleranceSeconds = 1;

export function sunChangeOf(asked: {
  readonly facts: Facts;
  readonly birth: BirthSession;
  readonly sky: Sky;
  readonly clocks: Clocks;
}): SunChange | null {
  const { facts, birth, sky, clocks } = asked;
  const calendar = calendarSign(birth.birthDate);
  const own = facts.planets.sun;
  const edgeDeg = Math.round(own.longitude / 30) * 30;
  const kind = calendar === own.sign ? "hour-unknown" : "calendar-differs";
  if (kind === "hour-unknown" && !(birth.timeUnknown && Math.abs(own.longitude - edgeDeg) < sunDegPerDay)) return null;
  const past = (unixSeconds: number) =>
    shorterWay(edgeDeg, sky.position("sun", sky.timeScales(unixSeconds).jdTt).longitudeDeg) >= 0;
  const born = Date.parse(facts.instant) / 1000;
  const moment = firstWhen(past, born - widestGapDays * secondsPerDay, born + widestGapDays * secondsPerDay);
  const offsetSeconds = birth.offsetSeconds ?? clocks.at(birth.timezone, moment, birth.longitude).offsetSeconds;
  const shown = civilTimeAt(moment + offsetSeconds);
  const date = `${shown.year}-${twoDigits(shown.month)}-${twoDigits(shown.day)}`;
  if (kind === "hour-unknown" && date !== birth.birthDate) return null;
  return {
    kind,
    calendar,
    before: signAt(edgeDeg - 1),
    after: signAt(edgeDeg),
    date,
    time: `${twoDigits(shown.hour)}:${twoDigits(shown.minute)}`,
  };
}

/** The first instant at which something that turns true once is true, found by halving. */
function firstWhen(isPast: (unixSeconds: number) => boolean, from: number, to: number): number {
  let before = from;
  let after = to;
  while (after - before > toleranceSeconds) {
    const middle = (before + after) / 2;
    if (isPast(middle)) after = middle;
    else before = middle;
  }
  return after;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");
