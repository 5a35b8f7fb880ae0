import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Aspect, Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { chartAnswers } from "../plan/book/chart-answers.ts";
import { chartKeys } from "./chart-keys.ts";
import { conditionKey, metKey, shareKey } from "./test-keys.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function factsOf(time: string | null): Facts {
  // The Moon passed from Taurus into Gemini at 16:33.
  const birth = { date: "1980-07-08", time, latitude: -33.9249, longitude: 18.4241, zone: "Africa/Johannesburg" };
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

const keysOf = (facts: Facts) => chartKeys({ facts, overhead: null });
const answersOf = (facts: Facts) =>
  chartAnswers({ facts, spine: { structures: [], roles: {}, coverage: 0, weights: {} } });
const mars = (type: Aspect["type"], orb: number): Facts["aspects"] => [
  { a: "mars", b: "saturn", type, orb, exact: orb < 1, tight: orb < 3, applying: true },
];
const without: Facts = { ...factsOf("09:00"), aspects: [], ruleAspects: [] };

test("what rests on the Moon’s sign is told of a day with two of them only where both have it", () => {
  const [morning, day] = [keysOf(factsOf("09:00")), keysOf(factsOf(null))];
  for (const key of [shareKey("Earth", "dominant"), conditionKey("moon", "exaltation")])
    expect([morning.has(key), day.has(key)]).toEqual([true, false]);
  expect(day.has(conditionKey("moon", "strongest"))).toBe(false);
});

test("a planet acts alone when it has no aspect of any kind", () => {
  expect(answersOf(without)).toContain(metKey("mars", "none"));
  expect(answersOf({ ...without, aspects: mars("quincunx", 2.9) })).not.toContain(metKey("mars", "none"));
  expect(answersOf({ ...without, ruleAspects: mars("trine", 6.9) })).not.toContain(metKey("mars", "none"));
});

test("a wide aspect is met as a close one is", () => {
  expect(answersOf({ ...without, aspects: mars("conjunction", 6.7) })).toContain(metKey("mars", "saturn", "beside"));
});

test("without the hour no planet is known to be without an aspect, since the Moon may have joined it", () => {
  const untimed: Facts = { ...without, timeUnknown: true };
  expect(answersOf(untimed)).not.toContain(metKey("mars", "none"));
  expect(keysOf(untimed).has(conditionKey("mars", "unaspected"))).toBe(false);
  expect(keysOf(without).has(conditionKey("mars", "unaspected"))).toBe(true);
});
