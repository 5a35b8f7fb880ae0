import type { Sign } from "../names.ts";

/** The sign that begins in each month from January, and its first day, as newspapers print them: by the date alone. */
const starts: readonly { readonly sign: Sign; readonly day: number }[] = [
  { sign: "Aquarius", day: 20 },
  { sign: "Pisces", day: 19 },
  { sign: "Aries", day: 21 },
  { sign: "Taurus", day: 20 },
  { sign: "Gemini", day: 21 },
  { sign: "Cancer", day: 21 },
  { sign: "Leo", day: 23 },
  { sign: "Virgo", day: 23 },
  { sign: "Libra", day: 23 },
  { sign: "Scorpio", day: 23 },
  { sign: "Sagittarius", day: 22 },
  { sign: "Capricorn", day: 22 },
];

/** The sign that calendars give a date, month 1…12; the Sun's actual sign may differ at either end of it. */
export function calendarSign({ month, day }: { readonly month: number; readonly day: number }): Sign {
  const begun = starts[month - 1];
  if (begun === undefined) throw new RangeError(`no month ${month}`);
  return day >= begun.day ? begun.sign : (starts[(month + 10) % 12]?.sign ?? begun.sign);
}
