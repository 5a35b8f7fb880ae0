import type { CrossingKind } from "../names.ts";
import type { Stretch } from "../year/year-facts.ts";
import type { NowFacts, NowReader, OwnCrossing } from "./now-shape.ts";
import { stretchOf } from "./own-crossings.ts";

const mostAhead = 2;
const mostPast = 3;

/** Which crossings of its own places, out of all in order of time, a chart is shown on a date. */
export function crossingsShown(
  reader: NowReader,
  crossings: readonly OwnCrossing[],
  window: Stretch,
): Pick<NowFacts, "crossings" | "nextReturns" | "pastReturns"> {
  if (reader === "child") {
    const ahead = crossings.filter(({ tense }) => tense === "ahead");
    return { crossings: [], nextReturns: nextReturns(ahead), pastReturns: [] };
  }
  const isElder = reader === "elder";
  return {
    crossings: crossings.filter((crossing) => isWithin(window, stretchOf(crossing))),
    nextReturns: isElder ? [] : nextReturns(crossings.filter((crossing) => stretchOf(crossing).from >= window.to)),
    pastReturns: isElder ? pastReturns(crossings, window.from) : [],
  };
}

/** Whether some of the days lie in the window, its end excluded. */
function isWithin(window: Stretch, { from, to }: Stretch): boolean {
  return to >= window.from && from < window.to;
}

/** The next two returns, out of a list of what is ahead in order of time. */
function nextReturns(ahead: readonly OwnCrossing[]): readonly OwnCrossing[] {
  return returnsIn(ahead).slice(0, mostAhead);
}

/** The latest returns that ended before a date, one a kind and at most three, in order of time. */
function pastReturns(crossings: readonly OwnCrossing[], before: string): readonly OwnCrossing[] {
  const latest = new Map<CrossingKind, OwnCrossing>();
  for (const crossing of returnsIn(crossings)) {
    if (stretchOf(crossing).to < before) latest.set(crossing.kind, crossing);
  }
  return crossings.filter((crossing) => latest.get(crossing.kind) === crossing).slice(-mostPast);
}

function returnsIn(crossings: readonly OwnCrossing[]): readonly OwnCrossing[] {
  return crossings.filter(({ kind }) => kind.endsWith("-return"));
}
