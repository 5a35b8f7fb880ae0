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
