import { type Sign, signs } from "@cosmic/chart/facts";

/** A day of the year, month 1…12. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** The first and last calendar day of each sign, Aries first, as popularly listed. */
const ranges: readonly (readonly [fromMonth: number, fromDay: number, toMonth: number, toDay: number])[] = [
  [3, 21, 4, 19],
  [4, 20, 5, 20],
  [5, 21, 6, 20],
  [6, 21, 7, 22],
  [7, 23, 8, 22],
  [8, 23, 9, 22],
  [9, 23, 10, 22],
  [10, 23, 11, 21],
  [11, 22, 12, 21],
  [12, 22, 1, 19],
  [1, 20, 2, 18],
  [2, 19, 3, 20],
];

/** A sign's date range in the calendar. */
export function rangeOf(sign: Sign): { readonly from: DayOfYear; readonly to: DayOfYear } {
  const [fromMonth, fromDay, toMonth, toDay] = ranges[signs.indexOf(sign)] ?? [];
  if (fromMonth === undefined || fromDay === undefined || toMonth === undefined || toDay === undefined)
    throw new RangeError(`no calendar range for ${sign}`);
  return { from: { month: fromMonth, day: fromDay }, to: { month: toMonth, day: toDay } };
}
