import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { Test, Unit } from "@cosmic/library/unit";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { catalogueOf, matchUnits } from "./match-units.ts";
import { turnKey } from "./test-keys.ts";

const chart = natalChart(
  { date: "1990-06-15", time: "14:30", zone: "America/Sao_Paulo", latitude: -23.5505, longitude: -46.6333 },
  { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) },
);
if (!chart.ok) throw new Error(chart.problem.message);
const { facts } = chart;
const [aspect] = facts.aspects;
if (!aspect) throw new Error("the chart has no aspect");

function fits(when: readonly [Test, ...Test[]], further: readonly string[] = []): boolean {
  const unit: Unit = { id: "kind/subject/heading", when, claims: [], parts: {} };
  return matchUnits(catalogueOf([unit]), { facts, overhead: null }, further).has(unit.id);
}

test("a unit fits when all of its tests hold", () => {
  const gemini: Test = { fact: "sign", of: "sun", in: ["Aries", "Gemini"] };
  expect(fits([gemini])).toBe(true);
  expect(fits([gemini, { fact: "timed", is: true }])).toBe(true);
  expect(fits([gemini, { fact: "timed", is: false }])).toBe(false);
  expect(fits([{ fact: "sign", of: "sun", in: ["Cancer"] }])).toBe(false);
});

test("of several placements any one may stand in the sign", () => {
  expect(fits([{ fact: "sign", of: ["saturn", "sun"], in: ["Gemini"] }])).toBe(true);
  expect(fits([{ fact: "sign", of: ["saturn"], in: ["Gemini"] }])).toBe(false);
});

test("an aspect fits from the first orb and below the second", () => {
  const { a, b, type, orb } = aspect;
  expect(fits([{ fact: "aspect", a, b, type }])).toBe(true);
  expect(fits([{ fact: "aspect", a, b, type, orb: [orb, orb + 1] }])).toBe(true);
  expect(fits([{ fact: "aspect", a, b, type, orb: [0, orb] }])).toBe(false);
});

test("a turn fits once the book is known to hold both claims", () => {
  const pair = "acts-first.thinks-first";
  expect(fits([{ fact: "turn", pair }])).toBe(false);
  expect(fits([{ fact: "turn", pair }], [turnKey(pair)])).toBe(true);
});

test.each<readonly [from: number, below: number, expected: boolean]>([
  [2, 3, true],
  [0, 2.5, true],
  [0, 2, false],
  [2.1, 3, false],
])("an orb of 2° is from %s° and below %s°: %s", (from, below, expected) => {
  const one = { a: "sun", b: "mars", type: "trine", orb: 2, exact: false, tight: true, applying: true } as const;
  // Others that agree in all but one respect do not count.
  const others = [
    { ...one, a: "moon", orb: (from + below) / 2 },
    { ...one, b: "saturn", orb: (from + below) / 2 },
    { ...one, type: "square", orb: (from + below) / 2 },
  ] as const;
  const unit: Unit = {
    ...{ id: "kind/subject/heading", claims: [], parts: {} },
    when: [{ fact: "aspect", a: "sun", b: "mars", type: "trine", orb: [from, below] }],
  };
  const found = matchUnits(catalogueOf([unit]), {
    facts: { ...facts, aspects: [...others, one], angleAspects: [] },
    overhead: null,
  });
  expect(found.has(unit.id)).toBe(expected);
});

test("of two aspects with orbs both must hold", () => {
  const { a, b, type, orb } = aspect;
  const wide: Test = { fact: "aspect", a, b, type, orb: [orb, orb + 1] };
  const close: Test = { fact: "aspect", a, b, type, orb: [0, orb] };
  expect(fits([wide, wide])).toBe(true);
  expect(fits([wide, close])).toBe(false);
});

test("a further test holds with any one of its signs", () => {
  const timed: Test = { fact: "timed", is: true };
  expect(fits([timed, { fact: "sign", of: "sun", in: ["Aries", "Gemini"] }])).toBe(true);
  expect(fits([timed, { fact: "sign", of: "sun", in: ["Aries", "Taurus"] }])).toBe(false);
});

test("units that begin with the same test all fit, and each is found by its id", () => {
  const units = ["one", "other"].map(
    (heading): Unit => ({ id: `kind/subject/${heading}`, when: [{ fact: "timed", is: true }], claims: [], parts: {} }),
  );
  const catalogue = catalogueOf(units);
  expect([...matchUnits(catalogue, { facts, overhead: null }).values()]).toEqual(units);
  expect(units.map(({ id }) => catalogue.byId.get(id))).toEqual(units);
});

test("a part claims what its unit does, unless it has claims of its own", () => {
  const unit: Unit = {
    id: "planets-in-signs/mercury/gemini",
    when: [{ fact: "timed", is: true }],
    claims: [{ name: "thinks-first" }],
    parts: {
      core: { images: [], slots: [] },
      strain: { images: [], slots: [], claims: [{ name: "acts-first", domain: "love" }] },
      use: { images: [], slots: [], claims: [] },
    },
  };
  const { parts } = catalogueOf([unit]);
  // Mercury speaks of speech where a claim names no area.
  const speech = [{ name: "thinks-first", domain: "speech" }];
  expect(parts.get(`${unit.id}#core`)).toEqual({ head: unit.parts.core, claims: speech });
  expect(parts.get(`${unit.id}#strain`)?.claims).toEqual([{ name: "acts-first", domain: "love" }]);
  expect(parts.get(`${unit.id}#use`)?.claims).toEqual([]);
});
