import type { Body } from "@cosmic/sky/sky";
import { daysPerJulianYear, J2000 } from "@cosmic/sky/units";
import type { PlaceError } from "./errors.ts";

/** Years of the drawing: the whole span of the tables. */
export const firstYear = 1900;
export const lastYear = 2119;

/** Largest error of a body in each year from the first to the last, arc-seconds; null where nothing was measured. */
export interface BodyYears {
  readonly body: Body;
  readonly errors: readonly (number | null)[];
}

/** The larger of longitude and latitude counts. The tables begin twelve days before 1900; those days count as 1900. */
export function errorYears(bodies: readonly Body[], errors: readonly PlaceError[]): readonly BodyYears[] {
  return bodies.map((body) => {
    const largest: (number | null)[] = Array.from({ length: lastYear - firstYear + 1 }, () => null);
    for (const { place, longitude, latitude } of errors) {
      if (place.body !== body || place.behindSun) continue;
      const year = Math.floor(2000 + (place.jdTt - J2000) / daysPerJulianYear);
      const column = Math.min(Math.max(year, firstYear), lastYear) - firstYear;
      largest[column] = Math.max(largest[column] ?? 0, longitude, latitude ?? 0);
    }
    return { body, errors: largest };
  });
}
