import type { Facts, FactsWithoutCycles } from "../facts.ts";
import { type FragileState, planetNamed } from "../names.ts";
import { required } from "../required.ts";
import { houseEntries, momentEntries, planetEntries, pointEntries } from "./body-entries.ts";
import type { FactEntry } from "./fact-entry.ts";
import { type FactId, placementFact } from "./fact-ids.ts";
import { aspectEntries, figureEntries, shareEntries } from "./link-entries.ts";
import { cycleEntries, wholeEntries } from "./whole-entries.ts";

/** A fact of one chart, looked up by its id. */
export interface IndexedFact extends FactEntry {
  /**
   * Smallest birth-time error, of 5, 15 and 60 minutes, that would change it or a fact it rests on; null when none
   * would, or when it is not an either-or fact.
   */
  readonly fragileAtMinutes: 5 | 15 | 60 | null;
}

/**
 * Every fact of a chart by its stable id (`moon.sign`, `venus-square-saturn`), with the facts it rests on and its rule,
 * a section of docs/chart.md, so that a sentence can be traced down to its placements. Has only the facts the chart
 * has.
 */
export function factIndex(facts: IndexableFacts): ReadonlyMap<FactId, IndexedFact> {
  const found = kept.get(facts) ?? indexOf(facts);
  kept.set(facts, found);
  return found;
}

type IndexableFacts = FactsWithoutCycles & Partial<Pick<Facts, "cycles">>;

/** The index of each chart in use, which many parts of a report ask for. */
const kept = new WeakMap<IndexableFacts, ReadonlyMap<FactId, IndexedFact>>();

function indexOf(facts: IndexableFacts): ReadonlyMap<FactId, IndexedFact> {
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

/** Facts that a tolerance state covers. */
function factsOfState(state: FragileState): readonly FactId[] {
  switch (state) {
    case "rising-sign":
      return ["ascendant.sign", "descendant.sign"];
    case "midheaven-sign":
      return ["midheaven.sign", "imumCoeli.sign"];
    case "moon-sign":
      return ["moon.sign"];
    case "sect":
      return ["sect"];
    default: {
      const planet = required(planetNamed(state.slice("house-of-".length)), `the planet of ${state}`);
      return [placementFact(planet, "house")];
    }
  }
}

function fragilityIn(
  { tolerance }: FactsWithoutCycles,
  byId: ReadonlyMap<FactId, FactEntry>,
): (id: FactId) => Minutes | null {
  const known = new Map<FactId, Minutes | null>();
  for (const minutes of minutesAsked.toReversed()) {
    for (const state of tolerance[`${minutes}`] ?? []) for (const id of factsOfState(state)) known.set(id, minutes);
  }
  const fragility = (id: FactId): Minutes | null => {
    const told = known.get(id);
    if (told !== undefined) return told;
    const beneath = (byId.get(id)?.restsOn ?? []).map(fragility);
    const least = minutesAsked.find((minutes) => beneath.includes(minutes)) ?? null;
    known.set(id, least);
    return least;
  };
  return fragility;
}
