import type { Facts, FactsWithoutCycles } from "../facts.ts";
import type { FragileState } from "../names.ts";
import { houseEntries, momentEntries, planetEntries, pointEntries } from "./body-entries.ts";
import type { FactEntry } from "./fact-entry.ts";
import { aspectEntries, figureEntries, shareEntries } from "./link-entries.ts";
import { cycleEntries, wholeEntries } from "./whole-entries.ts";

/** A fact of one chart, found by its id. */
export interface IndexedFact extends FactEntry {
  /** The least error of the birth time, of 5, 15 and 60 minutes, that would change it or a fact it rests on; null when none
   * of them would, or it is not a matter of either-or. */
  readonly fragileAtMinutes: 5 | 15 | 60 | null;
}

/**
 * Every fact of a chart by its stable id (`moon.sign`, `venus-square-saturn`), with the facts it rests on and the rule, a
 * section of docs/chart.md, so that a sentence can be opened down to its placements. Only what the chart has is in it.
 */
export function factIndex(
  facts: FactsWithoutCycles & Partial<Pick<Facts, "cycles">>,
): ReadonlyMap<string, IndexedFact> {
  const entries = [
    ...momentEntries(),
    ...planetEntries(facts),
    ...pointEntries(facts),
    ...houseEntries(facts),
    ...aspectEntries(facts),
    ...figureEntries(facts),
    ...shareEntries(facts),
    ...wholeEntries(facts),
    ...cycleEntries({ cycles: facts.cycles ?? [] }),
  ];
  const byId = new Map(entries.map((one) => [one.id, one]));
  const fragility = fragilityIn(facts, byId);
  return new Map(entries.map((one) => [one.id, { ...one, fragileAtMinutes: fragility(one.id) }]));
}

const minutesAsked = [5, 15, 60] as const;
type Minutes = (typeof minutesAsked)[number];

/** The facts that a state of the tolerance is about. */
function factsOfState(state: FragileState): readonly string[] {
  switch (state) {
    case "rising-sign":
      return ["ascendant.sign", "descendant.sign"];
    case "midheaven-sign":
      return ["midheaven.sign", "imumCoeli.sign"];
    case "moon-sign":
      return ["moon.sign"];
    case "sect":
      return ["sect"];
    default:
      return [`${state.slice("house-of-".length)}.house`];
  }
}

function fragilityIn(
  { tolerance }: FactsWithoutCycles,
  byId: ReadonlyMap<string, FactEntry>,
): (id: string) => Minutes | null {
  const known = new Map<string, Minutes | null>();
  for (const minutes of minutesAsked.toReversed()) {
    for (const state of tolerance[`${minutes}`] ?? []) for (const id of factsOfState(state)) known.set(id, minutes);
  }
  const fragility = (id: string): Minutes | null => {
    const told = known.get(id);
    if (told !== undefined) return told;
    const beneath = (byId.get(id)?.restsOn ?? []).map(fragility).filter((minutes) => minutes !== null);
    const least = minutesAsked.find((minutes) => beneath.includes(minutes)) ?? null;
    known.set(id, least);
    return least;
  };
  return fragility;
}
