/** First years of the decade tables, 1900 … 2110. */
export const decades: readonly number[] = Array.from({ length: 22 }, (_, index) => 1900 + 10 * index);

/** Julian day of 1900-01-01T00:00. */
const start1900 = 2415020.5;
/** The civil day of 1 January 1900 is searched whole, and starts up to some days before the year does. */
const daysBefore1900 = 12;

/** Julian day at which a decade's table starts (TT, inclusive); the first table starts a few days early. */
export function decadeStartJd(year: number): number {
  return year <= 1900 ? start1900 - daysBefore1900 : newYearJd(year);
}

/** Julian day at which a decade's table ends and the next one starts. */
export function decadeEndJd(year: number): number {
  return newYearJd(year + 10);
}

/** First year of the decade whose table contains a Julian day (TT); the very last instant belongs to the last table. */
export function decadeOf(jdTt: number): number {
  const guess = 1900 + 10 * Math.floor((jdTt - start1900) / 3652.5);
  const year = jdTt >= decadeEndJd(guess) ? guess + 10 : jdTt < newYearJd(guess) ? guess - 10 : guess;
  return Math.min(Math.max(year, 1900), 2110);
}

/** Julian day of January 1, Gregorian, 1900 … 2200. */
function newYearJd(year: number): number {
  const leapDays = Math.floor((year - 1901) / 4) - (year > 2100 ? 1 : 0);
  return start1900 + 365 * (year - 1900) + leapDays;
}
