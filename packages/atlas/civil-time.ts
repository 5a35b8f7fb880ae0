/** A civil date and time in the local calendar. Month 1…12. */
export interface CivilTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const secondsPerDay = 86400;

/** Civil time as seconds since 1970-01-01T00:00 local time, proleptic Gregorian calendar; month 1…12. */
export function civilSeconds({ year, month, day, hour, minute, second }: CivilTime): number {
  return daysFromCivil(year, month, day) * secondsPerDay + hour * 3600 + minute * 60 + second;
}

/** Civil time that many seconds after 1970-01-01T00:00 local time; fractions stay in `second`. */
export function civilTimeAt(clockSeconds: number): CivilTime {
  const days = Math.floor(clockSeconds / secondsPerDay);
  const inDay = clockSeconds - days * secondsPerDay;
  const hour = Math.floor(inDay / 3600);
  const minute = Math.floor((inDay - hour * 3600) / 60);
  const { year, month, day } = civilFromDays(days);
  return { year, month, day, hour, minute, second: inDay - hour * 3600 - minute * 60 };
}

// Both directions follow Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years start in March, so that
// the leap day comes last, and are grouped into 400-year eras of equal length.
const daysPerEra = 146097;
/** Days from 0000-03-01 to 1970-01-01. */
const daysToUnixEpoch = 719468;

/** Days from 1970-01-01 to a date, proleptic Gregorian calendar; month 1…12, any year. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysToUnixEpoch;
}

function civilFromDays(days: number): Pick<CivilTime, "year" | "month" | "day"> {
  const shifted = days + daysToUnixEpoch;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}
