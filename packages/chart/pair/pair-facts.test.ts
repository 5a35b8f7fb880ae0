import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { randomBirths } from "../../../tools/proof/golden-chart/random-births.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { birthAt, daniel, dateOnly, marina, placed } from "../testing/pair-births.ts";
import { type PairFacts, pairFacts } from "./pair-facts.ts";
import type { PairBirth } from "./pair-person.ts";
import type { Relation } from "./pair-problem.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const today = "2026-11-26";

function ask(first: PairBirth, second: PairBirth, relation: Relation = "unsaid") {
  return pairFacts({ first, second, relation, today }, sources);
}
function factsOf(...question: Parameters<typeof ask>): PairFacts {
  const found = ask(...question);
  if (!found.ok) throw new Error(found.problem.message);
  return found.facts;
}

const untimed = placed({ ...marina, time: null });

test("both charts are those of volume I, and nothing is left out when both times are known", () => {
  const { first, second, leftOut } = factsOf(placed(marina), placed(daniel));
  const own = [marina, daniel].map((birth) => natalChartWithoutCycles(birth, sources));
  expect(own).toEqual([
    { ok: true, facts: first },
    { ok: true, facts: second },
  ]);
  expect(leftOut).toEqual([]);
});

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

test("an untimed birth leaves out its Moon, angles and houses, and whatever does not hold all day", () => {
  const { overlays, strands, halfway, midpoints, leftOut, contacts } = factsOf(untimed, placed(daniel));
  expect(overlays.secondInFirst).toBeNull();
  expect(overlays.firstInSecond).not.toHaveProperty("moon");
  expect(Object.keys(overlays.firstInSecond ?? {}).length).toBeGreaterThanOrEqual(8);
  expect(strands).toHaveProperty("standing");
  expect(midpoints).not.toHaveProperty("moon");
  expect(halfway.facts.angles).toBeNull();
  for (const what of ["moon", "angles", "houses", "halfway.angles"] as const) {
    expect(leftOut).toContainEqual({ what, who: "first", why: "no-birth-time" });
  }
  const open = contacts.filter(({ certain }) => !certain).map(({ id }) => id);
  expect(open.length).toBeGreaterThan(0);
  for (const id of open) expect(leftOut).toContainEqual({ what: id, who: "first", why: "not-all-day" });
  expect(contacts.every(({ orb }) => Number.isInteger(orb))).toBe(true);
});

test("two dates alone have no strand of standing, and say that a place is missing", () => {
  const { strands, leftOut } = factsOf(dateOnly("1990-06-15"), dateOnly("1988-11-03"));
  expect(strands).not.toHaveProperty("standing");
  expect(leftOut).toContainEqual({ what: "strands.standing", who: "both", why: "no-birth-time" });
  expect(leftOut).toContainEqual({ what: "place", who: "second", why: "no-place" });
});

test("the same instant, place and name twice is refused with a sentence", () => {
  const problem = { code: "same-birth", field: "second", message: "These are the same birth details twice." };
  expect(ask(placed(marina), placed(marina))).toEqual({ ok: false, problem });
  expect(ask(untimed, untimed)).toEqual({ ok: false, problem });
  expect(ask(dateOnly("1990-06-15"), dateOnly("1990-06-15"))).toEqual({ ok: false, problem });
  const { name: _, ...unnamed } = marina;
  expect(ask(placed(unnamed), placed(unnamed))).toEqual({ ok: false, problem });
  expect(ask(placed(marina), placed({ ...marina, time: "14:31" })).ok).toBe(true);
  expect(ask(placed(marina), placed({ ...marina, latitude: 40.5 })).ok).toBe(true);
});

test("another name makes them twins: a body beside itself is of no strand, and that is said", () => {
  const { contacts, leftOut, strands } = factsOf(placed(marina), placed({ ...marina, name: "Irene" }));
  const itself = contacts.filter(({ first, second, type }) => first === second && type === "conjunction");
  expect(itself.length).toBeGreaterThanOrEqual(10);
  expect(itself.every(({ strand, orb }) => strand === null && orb === 0)).toBe(true);
  expect(leftOut).toEqual([{ what: "strands.same-bodies", who: "both", why: "twins" }]);
  const near = factsOf(placed(marina), placed({ ...marina, name: "Irene", time: "14:31" })).strands;
  expect(strands.home?.holds).toBeLessThan(near.home?.holds ?? 0);
});

test("under 18 there is no love, and the spark has no passages", () => {
  const child = placed({ ...daniel, date: "2008-11-27" });
  const problem = {
    code: "under-age",
    field: "relation",
    message: "One of the two is under 18. Choose family, friends, work or unsaid as the relation.",
  };
  expect(ask(placed(marina), child, "love")).toEqual({ ok: false, problem });
  expect(factsOf(placed(marina), child, "family").leftOut).toEqual([
    { what: "strands.spark", who: "second", why: "under-18" },
  ]);
  const grown = placed({ ...daniel, date: "2008-11-26" });
  expect(factsOf(placed(marina), grown, "love").leftOut).toEqual([]);
});

test("a birth that cannot be computed is named by its side", () => {
  expect(ask(placed(marina), placed({ ...daniel, zone: "Europe/Nowhere" }))).toMatchObject({
    problem: { code: "unknown-zone", field: "second.zone" },
  });
  expect(ask(placed({ ...marina, date: "1890-01-01" }), placed(daniel))).toMatchObject({
    problem: { code: "out-of-range", field: "first.date" },
  });
});

test("a pair at the poles and across the date line is whole", () => {
  const pole = placed({ ...marina, latitude: 90, longitude: 180, zone: "UTC" });
  const island = placed({ ...daniel, latitude: -16.5, longitude: -179.9, zone: "Pacific/Fiji" });
  const { contacts, halfway } = factsOf(pole, island);
  expect(contacts.length).toBeGreaterThan(10);
  expect(halfway.longitude).toBeCloseTo(-179.95, 9);
  expect(halfway.latitude).toBe(36.75);
});
