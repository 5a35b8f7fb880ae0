import type { PartHead, Test, Unit } from "@cosmic/library/unit";
import type { Claim } from "../ledger/claim.ts";
import { withDomains } from "../ledger/default-domains.ts";
import { chartKeys, type MatchedChart } from "./chart-keys.ts";
import { type Key, testKeys } from "./test-keys.ts";

/** The catalogue, indexed by what its units ask. */
export interface Catalogue {
  readonly byId: ReadonlyMap<string, Unit>;
  /** Units by each key that their first test accepts, with the keys of their other tests. */
  readonly byKey: ReadonlyMap<Key, readonly IndexedUnit[]>;
  /** Parts by their ids, `planets-in-signs/sun/gemini#core`. */
  readonly parts: ReadonlyMap<string, CataloguePart>;
}

export interface CataloguePart {
  readonly head: PartHead;
  /** What it claims, or else its unit, each claim with its area of life. */
  readonly claims: readonly Claim[];
}

interface IndexedUnit {
  readonly unit: Unit;
  readonly others: readonly (readonly Key[])[];
}

/** Indexes the units once, so that a chart looks up only what it has. */
export function catalogueOf(units: readonly Unit[]): Catalogue {
  const byKey = new Map<Key, IndexedUnit[]>();
  for (const unit of units) {
    const [first, ...others] = unit.when;
    const indexed = { unit, others: others.map(testKeys) };
    for (const key of testKeys(first)) {
      const known = byKey.get(key);
      if (known) known.push(indexed);
      else byKey.set(key, [indexed]);
    }
  }
  return { byId: new Map(units.map((unit) => [unit.id, unit])), byKey, parts: new Map(units.flatMap(partsOf)) };
}

function partsOf({ id, claims, parts }: Unit): readonly (readonly [string, CataloguePart])[] {
  const ofUnit = withDomains(claims, id);
  return Object.entries(parts).map(([name, head]) => [
    `${id}#${name}`,
    { head, claims: head.claims ? withDomains(head.claims, id) : ofUnit },
  ]);
}

/** The units whose tests all hold in a chart. Turns depend on what a book says and not on the chart alone: `further`
 * gives their keys once they are known. */
export function matchUnits(
  { byKey }: Catalogue,
  chart: MatchedChart,
  further: readonly Key[] = [],
): ReadonlyMap<string, Unit> {
  const held = new Set([...chartKeys(chart), ...further]);
  const found = new Map<string, Unit>();
  for (const key of held) {
    for (const { unit, others } of byKey.get(key) ?? []) {
      if (others.every((keys) => keys.some((one) => held.has(one))) && orbsHold(unit.when, chart))
        found.set(unit.id, unit);
    }
  }
  return found;
}

function orbsHold(when: readonly Test[], { facts }: MatchedChart): boolean {
  return when.every((test) => {
    if (test.fact !== "aspect" || test.orb === undefined) return true;
    const [from, below] = test.orb;
    const { a, b, type } = test;
    return [...facts.aspects, ...facts.angleAspects].some(
      (one) => one.a === a && one.b === b && one.type === type && one.orb >= from && one.orb < below,
    );
  });
}
