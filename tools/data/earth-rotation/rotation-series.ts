import {
  fourPoint,
  type PackedSeries,
  packedDigits,
  packedZero,
  unpackSeries,
} from "@cosmic/sky/earth/delta-t-interpolation";
import { type LeapStep, type RotationDay, taiMinusUtc } from "./iers-files.ts";

/** TT − TAI, seconds: IAU 1991, Recommendation IV. */
const ttMinusTai = 32.184;
/** Short compared to the fortnightly tides in the Earth's rotation, the fastest visible effect. */
export const stepDays = 4;
/** Values are kept to 0.2 ms. */
export const unitsPerSecond = 5000;
const digitsPerRow = 100;

/** TT − UT1 of every day: C04, then Bulletin A after C04's last day. */
export function dailyDeltaT(
  c04: readonly RotationDay[],
  finals: readonly RotationDay[],
  steps: readonly LeapStep[],
): readonly number[] {
  const lastC04 = c04.at(-1)?.mjd ?? 0;
  const days = [...c04, ...finals.filter(({ mjd }) => mjd > lastC04)];
  const firstMjd = days[0]?.mjd ?? 0;
  return days.map(({ mjd, ut1MinusUtc }, index) => {
    if (mjd !== firstMjd + index) throw new Error(`day ${firstMjd + index} is missing`);
    return ttMinusTai + taiMinusUtc(mjd, steps) - ut1MinusUtc;
  });
}

/** Every fourth day in whole units, as second differences. */
export function packDaily(daily: readonly number[]): PackedSeries {
  const units = daily.filter((_, day) => day % stepDays === 0).map((seconds) => Math.round(seconds * unitsPerSecond));
  const [first = 0, second = 0] = units;
  const digits = units.slice(2).map((value, index) => {
    const difference = value - 2 * (units[index + 1] ?? 0) + (units[index] ?? 0);
    const digit = packedDigits[difference + packedZero];
    if (digit === undefined) throw new Error(`a second difference of ${difference} units has no digit`);
    return digit;
  });
  const rows = Array.from({ length: Math.ceil(digits.length / digitsPerRow) }, (_, row) =>
    digits.slice(row * digitsPerRow, (row + 1) * digitsPerRow).join(""),
  );
  return { first: [first, second], secondDifferences: rows };
}

/** Largest and 99th percentile error, seconds, of the packed series against the daily values it was made from. */
export function packingError(daily: readonly number[], series: PackedSeries): { worst: number; most: number } {
  const values = unpackSeries(series, unitsPerSecond);
  const covered = daily.slice(0, (values.length - 1) * stepDays + 1);
  const errors = covered
    .map((seconds, day) => Math.abs(fourPoint(values, day / stepDays) - seconds))
    .sort((a, b) => a - b);
  return { worst: errors.at(-1) ?? 0, most: errors[Math.floor(errors.length * 0.99)] ?? 0 };
}
