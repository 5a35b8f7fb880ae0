/** The day from which UTC differs from TAI by whole seconds: 1972-01-01. */
export const wholeSecondsMjd = 41317;

/**
 * TAI − UTC of 1961–1971, when the UTC second was stretched: from `fromMjd` it is `seconds + (MJD − epochMjd) · rate`.
 * IERS and USNO, `tai-utc.dat`, as in ERFA `dat`.
 */
const stretches = [
  { fromMjd: 37300, seconds: 1.422818, epochMjd: 37300, rate: 0.001296 },
  { fromMjd: 37512, seconds: 1.372818, epochMjd: 37300, rate: 0.001296 },
  { fromMjd: 37665, seconds: 1.845858, epochMjd: 37665, rate: 0.0011232 },
  { fromMjd: 38334, seconds: 1.945858, epochMjd: 37665, rate: 0.0011232 },
  { fromMjd: 38395, seconds: 3.24013, epochMjd: 38761, rate: 0.001296 },
  { fromMjd: 38486, seconds: 3.34013, epochMjd: 38761, rate: 0.001296 },
  { fromMjd: 38639, seconds: 3.44013, epochMjd: 38761, rate: 0.001296 },
  { fromMjd: 38761, seconds: 3.54013, epochMjd: 38761, rate: 0.001296 },
  { fromMjd: 38820, seconds: 3.64013, epochMjd: 38761, rate: 0.001296 },
  { fromMjd: 38942, seconds: 3.74013, epochMjd: 38761, rate: 0.001296 },
  { fromMjd: 39004, seconds: 3.84013, epochMjd: 38761, rate: 0.001296 },
  { fromMjd: 39126, seconds: 4.31317, epochMjd: 39126, rate: 0.002592 },
  { fromMjd: 39887, seconds: 4.21317, epochMjd: 39126, rate: 0.002592 },
] as const;

/** TAI − UTC, seconds, from 1961-01-01 to the end of 1971. */
export function rubberTaiMinusUtc(mjd: number): number {
  const stretch = stretches.findLast(({ fromMjd }) => fromMjd <= mjd);
  if (stretch === undefined || mjd >= wholeSecondsMjd) throw new Error(`MJD ${mjd} is not of the years 1961–1971`);
  return stretch.seconds + (mjd - stretch.epochMjd) * stretch.rate;
}
