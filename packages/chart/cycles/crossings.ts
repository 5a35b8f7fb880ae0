import { secondsPerDay } from "@cosmic/sky/units";
import type { Cycle, CycleDate } from "../findings.ts";
import { daysPerYear } from "./life-span.ts";

/** One crossing in a life; a retrograde loop gives it three passes. */
export interface Crossing {
  readonly kind: Cycle["kind"];
  /** 1 for the first of its kind. */
  readonly count: number;
  readonly dates: readonly [CycleDate, ...CycleDate[]];
}

/** Passes this many years apart are separate crossings; the widest loop of the slow planets takes two years. */
const yearsBetween = 3;
const millisecondsPerYear = daysPerYear * secondsPerDay * 1000;

/** A cycle's passes grouped into crossings, in order. */
export function crossingsOf({ kind, dates }: Cycle): readonly Crossing[] {
  const found: [CycleDate, ...CycleDate[]][] = [];
  for (const date of dates) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before && yearsFrom(before.date, date.date) < yearsBetween) last.push(date);
    else found.push([date]);
  }
  return found.map((passes, index) => ({ kind, count: index + 1, dates: passes }));
}

function yearsFrom(before: string, after: string): number {
  return (Date.parse(after) - Date.parse(before)) / millisecondsPerYear;
}
