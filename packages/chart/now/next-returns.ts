import type { CrossingKind } from "../names.ts";
import type { OwnCrossing } from "./now-shape.ts";
import { stretchOf } from "./own-crossings.ts";

const mostAhead = 2;
const mostPast = 3;

/** The next two returns that begin on a date `YYYY-MM-DD` or later, out of a list in order of time. */
export function nextReturns(crossings: readonly OwnCrossing[], from: string): readonly OwnCrossing[] {
  return returnsIn(crossings)
    .filter((crossing) => stretchOf(crossing).from >= from)
    .slice(0, mostAhead);
}

/** The latest returns that ended before a date, one a kind and at most three, in order of time. */
export function pastReturns(crossings: readonly OwnCrossing[], before: string): readonly OwnCrossing[] {
  const latest = new Map<CrossingKind, OwnCrossing>();
  for (const crossing of returnsIn(crossings)) {
    if (stretchOf(crossing).to < before) latest.set(crossing.kind, crossing);
  }
  return crossings.filter((crossing) => latest.get(crossing.kind) === crossing).slice(-mostPast);
}

function returnsIn(crossings: readonly OwnCrossing[]): readonly OwnCrossing[] {
  return crossings.filter(({ kind }) => kind.endsWith("-return"));
}
