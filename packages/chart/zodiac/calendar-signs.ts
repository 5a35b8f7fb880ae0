import type { Sign } from "../names.ts";

/** First day of each sign in calendars that go by the date alone: the table of the product specification, §3. */
const starts: readonly (readonly [sign: Sign, month: number, day: number])[] = [
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

/** The sign that calendars give a date, month 1…12; where the Sun stood may differ at either end of it. */
export function calendarSign({ month, day }: { readonly month: number; readonly day: number }): Sign {
  let sign: Sign = "Capricorn";
  for (const [next, from, first] of starts) if (month > from || (month === from && day >= first)) sign = next;
  return sign;
}
