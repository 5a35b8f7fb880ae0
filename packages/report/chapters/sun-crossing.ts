import { type Facts, type Sign, signs } from "@cosmic/chart/facts";
import { signAt } from "@cosmic/chart/zodiac/longitude";

/** The Sun's passage from one sign into the next, near a birth. */
export interface SunCrossing {
  readonly before: Sign;
  readonly after: Sign;
  /** Days from the birth moment, negative when it lay before. From the Sun's speed of that moment: good to a minute
   * within two days. */
  readonly daysLater: number;
}

/** First day of each sign in calendars that go by the date alone: the table of the product specification, §3. */
const calendarStarts: readonly (readonly [sign: Sign, month: number, day: number])[] = [
  ["Capricorn", 1, 1],
  ["Aquarius", 1, 20],
  ["Pisces", 2, 19],
  ["Aries", 3, 21],
  ["Taurus", 4, 20],
  ["Gemini", 5, 21],
  ["Cancer", 6, 21],
  ["Leo", 7, 23],
  ["Virgo", 8, 23],
  ["Libra", 9, 23],
  ["Scorpio", 10, 23],
  ["Sagittarius", 11, 22],
  ["Capricorn", 12, 22],
];

/** Sun sign of a date by the calendar table. */
export function calendarSign(month: number, day: number): Sign {
  const begun = calendarStarts.filter(([, from, first]) => month > from || (month === from && day >= first));
  return begun.at(-1)?.[0] ?? "Capricorn";
}

/** The nearer of the Sun's last and next change of sign. */
export function nearestSunCrossing(facts: Facts): SunCrossing {
  const { longitude, speed } = facts.planets.sun;
  const signWidthDeg = 30;
  const withinDeg = longitude % signWidthDeg;
  const entered = withinDeg < signWidthDeg / 2;
  const edgeDeg = longitude - withinDeg + (entered ? 0 : signWidthDeg);
  const after = signAt(edgeDeg);
  const before = signs[(signs.indexOf(after) + 11) % 12] ?? after;
  return { before, after, daysLater: (edgeDeg - longitude) / speed };
}
