import { quarterlyGrid, quarterlySeconds, yearlyGrid, yearlySeconds } from "./earth-rotation.ts";

/** TT − UT1 and where it came from. */
export interface DeltaT {
  readonly seconds: number;
  readonly source: string;
}

/** Growth after the last measurement, seconds a year squared: Stephenson, Morrison & Hohenkerk 2016, 32.5 s a century
 * squared, taken from the last value. */
const predictedGrowth = 0.00325;
const daysPerYear = 365.25;

/**
 * TT − UT1 at a Julian day (UT1 or TT, the difference is far below the error). Error: about 0.3 s in 1900–1947, 0.1 s to
 * 1961, 0.02 s while measured, and a prediction afterwards. Before 1899 the first value is returned.
 */
export function deltaT(jd: number): DeltaT {
  const lastMeasuredJd = quarterlyGrid.startJd + (quarterlySeconds.length - 1) * quarterlyGrid.stepDays;
  if (jd > lastMeasuredJd) {
    const years = (jd - lastMeasuredJd) / daysPerYear;
    const last = quarterlySeconds.at(-1) ?? 0;
    return { seconds: last + predictedGrowth * years * years, source: "predicted from the last IERS measurement" };
  }
  if (jd >= quarterlyGrid.startJd) {
    return {
      seconds: interpolate(quarterlySeconds, (jd - quarterlyGrid.startJd) / quarterlyGrid.stepDays),
      source: "measured, IERS EOP 20 C04",
    };
  }
  return {
    seconds: interpolate(yearlySeconds, Math.max(0, (jd - yearlyGrid.startJd) / yearlyGrid.stepDays)),
    source: "measured, Astronomical Almanac and Stephenson, Morrison & Hohenkerk 2016",
  };
}

/** Cubic through the four nearest values (Lagrange). */
function interpolate(values: readonly number[], place: number): number {
  const first = Math.min(Math.max(Math.floor(place) - 1, 0), values.length - 4);
  let sum = 0;
  for (let j = 0; j < 4; j += 1) {
    let weight = 1;
    for (let k = 0; k < 4; k += 1) if (k !== j) weight *= (place - first - k) / (j - k);
    sum += weight * (values[first + j] ?? 0);
  }
  return sum;
}
