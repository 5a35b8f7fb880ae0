import type { Tense } from "./now-shape.ts";

/** Length of a date, `YYYY-MM-DD`, at the start of an instant. */
const dateLength = 10;

/** How the days from one instant or date to another lie to a date `YYYY-MM-DD`; both ends count as within. */
export function tenseOf(from: string, to: string, asOf: string): Tense {
  // An instant comes after its own date.
  if (to < asOf) return "past";
  return from.slice(0, dateLength) > asOf ? "ahead" : "present";
}
