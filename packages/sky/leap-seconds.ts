/** Seconds since 1970-01-01T00:00Z at which UTC with whole leap seconds begins: 1972-01-01. */
export const leapSecondEra = 63072000;

/** TAI − TT is fixed by definition (IAU 1991, Recommendation IV). */
const ttMinusTaiSeconds = 32.184;

/** First UTC day of each value of TAI − UTC, which starts at 10 s and grows by one: IERS Leap_Second.dat, Bulletin C 72
 * of July 2026, which announces none until June 2027. */
const steps = [
  "1972-01-01",
  "1972-07-01",
  "1973-01-01",
  "1974-01-01",
  "1975-01-01",
  "1976-01-01",
  "1977-01-01",
  "1978-01-01",
  "1979-01-01",
  "1980-01-01",
  "1981-07-01",
  "1982-07-01",
  "1983-07-01",
  "1985-07-01",
  "1988-01-01",
  "1990-01-01",
  "1991-01-01",
  "1992-07-01",
  "1993-07-01",
  "1994-07-01",
  "1996-01-01",
  "1997-07-01",
  "1999-01-01",
  "2006-01-01",
  "2009-01-01",
  "2012-07-01",
  "2015-07-01",
  "2017-01-01",
].map((day) => Date.parse(`${day}T00:00:00Z`) / 1000);

const taiMinusUtcAtStart = 10;

/** TT − UTC, seconds, for a civil instant at or after `leapSecondEra`; no leap second is assumed after the last known. */
export function ttMinusUtcSeconds(unixSeconds: number): number {
  let count = 0;
  while (count < steps.length && unixSeconds >= (steps[count] ?? Number.POSITIVE_INFINITY)) count += 1;
  return ttMinusTaiSeconds + taiMinusUtcAtStart + count - 1;
}
