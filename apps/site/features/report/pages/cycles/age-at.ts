import { daysPerJulianYear, millisecondsPerDay } from "@cosmic/sky/units";

/** Age in years on a date `YYYY-MM-DD`, counted from a birth instant in ISO 8601. */
export function ageAt(date: string, instant: string): number {
  return (Date.parse(date) - Date.parse(instant)) / millisecondsPerDay / daysPerJulianYear;
}
