import type { CrossingEntry } from "./chart-entries.ts";

const yearsAhead = 15;

/** Crossings that have a pass still ahead and begin within fifteen years of a day `YYYY-MM-DD`, in order. */
export function crossingsAhead(crossings: readonly CrossingEntry[], today: string): readonly CrossingEntry[] {
  const until = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  return crossings.filter(({ dates }) => dates.some(({ date }) => date >= today) && dates[0].date < until);
}

/** The progressed Moon's most recent entries as of a day: a sign and a phase, if the chart has its Moon. */
export function crossingsNow(crossings: readonly CrossingEntry[], today: string): readonly CrossingEntry[] {
  return (["moon-sign", "moon-phase"] as const).flatMap(
    (kind) => crossings.findLast((one) => one.kind === kind && one.dates[0].date <= today) ?? [],
  );
}
