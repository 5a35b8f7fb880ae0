import type { Sign } from "@cosmic/chart/facts";
import { useVisitor } from "../../../components/visitor.ts";
import { dayText } from "../../../locale/format/format.ts";
import { baseLocale, type Locale } from "../../../locale/locale.ts";

/** The first and last calendar day of each sign: month and day. */
const calendar: Readonly<Record<Sign, readonly [from: readonly [number, number], to: readonly [number, number]]>> = {
  Aries: [
    [3, 21],
    [4, 19],
  ],
  Taurus: [
    [4, 20],
    [5, 20],
  ],
  Gemini: [
    [5, 21],
    [6, 20],
  ],
  Cancer: [
    [6, 21],
    [7, 22],
  ],
  Leo: [
    [7, 23],
    [8, 22],
  ],
  Virgo: [
    [8, 23],
    [9, 22],
  ],
  Libra: [
    [9, 23],
    [10, 22],
  ],
  Scorpio: [
    [10, 23],
    [11, 21],
  ],
  Sagittarius: [
    [11, 22],
    [12, 21],
  ],
  Capricorn: [
    [12, 22],
    [1, 19],
  ],
  Aquarius: [
    [1, 20],
    [2, 18],
  ],
  Pisces: [
    [2, 19],
    [3, 20],
  ],
};

/** The sign's date range in the reader's format: `May 21 – Jun 20`. */
export function signDates(sign: Sign, locale: Locale): string {
  const [from, to] = calendar[sign];
  return `${dayText(...from, locale)} – ${dayText(...to, locale)}`;
}

export function SignDates({ sign }: { readonly sign: Sign }) {
  return <span className="num">{signDates(sign, useVisitor()?.locale ?? baseLocale)}</span>;
}
