import { daysPerYear } from "./life-span.ts";

/** The instant after birth that stands for an instant of life (Julian days, TT): a day for 365.2422 days. */
export function progressedTo(birthJdTt: number, jdTt: number): number {
  return birthJdTt + (jdTt - birthJdTt) / daysPerYear;
}

/** The instant of life that an instant after birth stands for; Julian days, TT. */
export function livedAt(birthJdTt: number, progressedJdTt: number): number {
  return birthJdTt + (progressedJdTt - birthJdTt) * daysPerYear;
}
