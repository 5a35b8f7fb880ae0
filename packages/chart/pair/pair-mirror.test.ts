import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { randomBirths } from "../../../tools/proof/golden-chart/random-births.ts";
import { birthAt, placed } from "../testing/pair-births.ts";
import { type PairFacts, pairFacts } from "./pair-facts.ts";
import type { PairBirth } from "./pair-person.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function factsOf(first: PairBirth, second: PairBirth): PairFacts {
  const found = pairFacts({ first, second, relation: "unsaid", today: "2026-11-26" }, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return found.facts;
}

const swapped = (id: string) => id.replace(/^first\.(\w+)-(\w+)-second\.(\w+)$/, "first.$3-$2-second.$1");
const sorted = <Item>(list: readonly Item[]) => list.map((item) => JSON.stringify(item)).sort();
const other = { first: "second", second: "first", both: "both" } as const;

/** The facts of a pair as they must be once the two are exchanged. */
function mirrored(facts: PairFacts) {
  return {
    first: facts.second,
    second: facts.first,
    contacts: sorted(
      facts.contacts.map((one) => ({
        ...{ ...one, id: swapped(one.id), first: one.second, second: one.first },
        heldSeconds: { first: one.heldSeconds.second, second: one.heldSeconds.first },
      })),
    ),
    overlays: { firstInSecond: facts.overlays.secondInFirst, secondInFirst: facts.overlays.firstInSecond },
    receptions: sorted(facts.receptions.map(({ first, second }) => ({ first: second, second: first }))),
    figures: facts.figures.length,
    strands: facts.strands,
    halfway: facts.halfway,
    midpoints: facts.midpoints,
    contradictions: sorted(
      facts.contradictions.filter(({ ground }) => ground === "both-ways").map(({ contacts }) => contacts.map(swapped)),
    ),
    leftOut: sorted(facts.leftOut.map(({ what, who, why }) => ({ what: swapped(what), who: other[who], why }))),
  };
}

/** The facts of a pair in the same form. */
function asTheyAre(facts: PairFacts) {
  return {
    ...mirrored(facts),
    first: facts.first,
    second: facts.second,
    contacts: sorted(facts.contacts),
    overlays: facts.overlays,
    receptions: sorted(facts.receptions),
    contradictions: sorted(
      facts.contradictions.filter(({ ground }) => ground === "both-ways").map(({ contacts }) => contacts),
    ),
    leftOut: sorted(facts.leftOut),
  };
}

/** `PAIRS=10000` takes forty seconds. */
const howManyPairs = Number(process.env.PAIRS ?? 100);

test("exchanging the two births mirrors every fact, timed and untimed", { timeout: 300_000 }, () => {
  const births = [
    ...randomBirths({ howMany: 2 * howManyPairs, seed: 21, years: [1900, 2026], furthestLatitudeDeg: 89 }),
  ];
  for (let i = 0; i + 1 < births.length; i += 2) {
    const [one, two] = births.slice(i, i + 2).map((born, k): PairBirth => {
      const birth = birthAt(born.unixSeconds, born);
      if ((i / 2 + k) % 3 !== 0) return placed(birth);
      const { utc: _, ...local } = birth;
      return placed({ ...local, time: null });
    });
    if (one && two) expect(mirrored(factsOf(one, two))).toEqual(asTheyAre(factsOf(two, one)));
  }
});
