import { decadeEndJd, decadeStartJd, decades } from "../ephemeris/decades.ts";
import { SkyRefusal } from "../refusal.ts";
import { daysPerJulianYear } from "../units.ts";
import {
  almanacDeltaT,
  almanacFirstJd,
  lastRotationSeconds,
  rotationSeconds,
  rotationSpan,
  splineDeltaT,
} from "./earth-rotation.ts";

/** Where a value of TT − UT1 comes from, in words for operators; reports have words of their own. */
export const deltaTSources = {
  spline: "observed, Stephenson, Morrison & Hohenkerk 2016, revised 2020",
  almanac: "observed, Astronomical Almanac",
  measured: "measured, IERS",
  predicted: "predicted, IERS Bulletin A",
  extrapolated: "predicted from the last value of IERS Bulletin A",
} as const;
export type DeltaTSource = keyof typeof deltaTSources;

/** TT − UT1, its source, and how far it may be off. */
export interface DeltaT {
  readonly seconds: number;
  readonly source: string;
  readonly uncertaintySeconds: number;
}

/** Julian days the time scales cover, those of the decade tables: 1899-12-20T00:00 to 2120-01-01T00:00. */
export const timeSpan = {
  firstJd: decadeStartJd(decades[0] ?? 0),
  lastJd: decadeEndJd(decades.at(-1) ?? 0),
} as const;
/** The span is in civil time; on another scale its ends lie up to two minutes further out. */
const graceDays = 0.01;

/**
 * Growth after the last value, seconds per year squared: Stephenson, Morrison & Hohenkerk 2016, 32.5 s per century
 * squared.
 */
const predictedGrowth = 0.00325;

/** In the 1960s UT1 was known to 2 ms (error column of C04 until 1983); the table adds 1.2 ms at worst. */
const earlyMeasured = { untilJd: 2445700.5, uncertaintySeconds: 0.0025 } as const;
/** Later measurements are good to 0.1 ms or better; what remains is the error of the four-day table. */
const tableUncertaintySeconds = 0.0012;
/** Yearly values miss the seasons (0.03 s), and before the atomic clocks of 1955 rest on stellar occultations. */
const almanacUncertaintySeconds = 0.05;

/**
 * Strength of the random walk of the length of day, milliseconds squared per year, and its memory, years: Huber 2000.
 */
const walk = { strength: 0.058, memoryYears: 2500 } as const;

/**
 * TT − UT1 at a Julian day (UT1 or TT; the difference is far below the error) within `timeSpan`; outside it throws a
 * `SkyRefusal`. Uncertainty: until 1948 the largest distance between the spline and the Almanac of those years; until
 * 1962 what yearly values miss; while measured, the table's own error; after that, one standard deviation of Huber's
 * random walk.
 */
export function deltaT(jd: number): DeltaT {
  refuseOutside(jd, graceDays);
  if (jd < almanacFirstJd) {
    const { seconds, gapSeconds } = splineDeltaT(jd);
    return {
      seconds,
      source: deltaTSources.spline,
      uncertaintySeconds: gapSeconds,
    };
  }
  if (jd < rotationSpan.firstJd) {
    return {
      seconds: almanacDeltaT(jd),
      source: deltaTSources.almanac,
      uncertaintySeconds: almanacUncertaintySeconds,
    };
  }
  if (jd <= rotationSpan.lastMeasuredJd) {
    const early = jd < earlyMeasured.untilJd;
    return {
      seconds: rotationSeconds(jd),
      source: deltaTSources.measured,
      uncertaintySeconds: early ? earlyMeasured.uncertaintySeconds : tableUncertaintySeconds,
    };
  }
  return predicted(jd);
}

function predicted(jd: number): DeltaT {
  const sinceMeasured = (jd - rotationSpan.lastMeasuredJd) / daysPerJulianYear;
  const uncertaintySeconds = tableUncertaintySeconds + walkSeconds(sinceMeasured);
  if (jd <= rotationSpan.lastJd) {
    return { seconds: rotationSeconds(jd), source: deltaTSources.predicted, uncertaintySeconds };
  }
  const years = (jd - rotationSpan.lastJd) / daysPerJulianYear;
  return {
    seconds: lastRotationSeconds + predictedGrowth * years * years,
    source: deltaTSources.extrapolated,
    uncertaintySeconds,
  };
}

/**
 * Standard deviation of TT − UT1 some years after its last known value, seconds; 0.05 after one, 6 after 24, 33 after
 * 75.
 */
function walkSeconds(years: number): number {
  return (daysPerJulianYear * years * Math.sqrt((years * walk.strength * (1 + years / walk.memoryYears)) / 3)) / 1000;
}

/** Throws a `SkyRefusal` for a non-finite number, or one more than `grace` days outside `timeSpan`. */
export function refuseOutside(jd: number, grace = 0): void {
  if (!Number.isFinite(jd)) throw new SkyRefusal("not-a-number", "A moment must be a finite number.");
  if (jd < timeSpan.firstJd - grace || jd > timeSpan.lastJd + grace) {
    throw new SkyRefusal(
      "out-of-range",
      `The sky is known from 20 December 1899 to 1 January 2120; Julian day ${jd} lies outside.`,
    );
  }
}
