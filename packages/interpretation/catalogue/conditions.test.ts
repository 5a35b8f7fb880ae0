import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Facts } from "@cosmic/chart/facts";
import type { Planet } from "@cosmic/chart/names";
import { natalChart } from "@cosmic/chart/natal-chart";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import type { Condition } from "@cosmic/library/test-words";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { conditionsOf, hasNoAspect } from "./planet-conditions.ts";

const chart = natalChart(
  { date: "1990-06-15", time: "14:30", zone: "UTC", latitude: 0, longitude: 0 },
  { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) },
);
if (!chart.ok) throw new Error(chart.problem.message);
const { facts: base } = chart;

const aspect = (a: Planet, b: Planet): Facts["aspects"][number] => ({
  ...{ a, b, type: "trine", orb: 2, exact: false, tight: true, applying: true },
});

/** Planets with nothing to them, of which Venus differs; the score of each is 5, and each has an aspect. */
function factsWith(venus: Partial<Facts["planets"]["venus"]>): Facts {
  const nothing: Partial<Facts["planets"][Planet]> = {
    ...{ dignity: "neutral", score: 5, scoreLines: [] },
    ...{ retrograde: false, stationary: false, fast: false, slow: false },
    ...{ combust: false, underBeams: false, cazimi: false },
  };
  const planets = perPlanet((planet): Facts["planets"][Planet] => ({
    ...base.planets[planet],
    ...nothing,
    ...(planet === "venus" ? venus : {}),
  }));
  return { ...base, planets, aspects: [aspect("venus", "mars")], ruleAspects: [] };
}

test.each<readonly [Partial<Facts["planets"]["venus"]>, readonly Condition[]]>([
  [{}, []],
  [{ dignity: "fall", slow: true, underBeams: true }, ["fall", "slow", "under-beams"]],
  [{ dignity: "detriment", stationary: true, retrograde: true }, ["detriment", "stationary"]],
  [{ retrograde: true, fast: true, cazimi: true, combust: true }, ["retrograde", "cazimi"]],
  [{ fast: true, combust: true, underBeams: true }, ["fast", "combust"]],
  [{ score: 6 }, ["strongest"]],
  [{ score: 4, dignity: "domicile" }, ["domicile", "weakest"]],
])("Venus, with %j, is %j and nothing else", (venus, expected) => {
  expect(conditionsOf("venus", factsWith(venus))).toEqual(expected);
});

test("next to one that is stronger or weaker, a planet is neither", () => {
  const facts = factsWith({ score: 4 });
  const jupiter = { ...facts.planets.jupiter, score: 6 };
  expect(conditionsOf("mars", facts)).toEqual([]);
  expect(conditionsOf("mars", factsWith({ score: 6 }))).toEqual([]);
  expect(conditionsOf("mars", { ...facts, planets: { ...facts.planets, jupiter } })).toEqual([]);
});

test("alone is a planet that is at neither end of an aspect, be it of the chart or of the report’s table", () => {
  const lists = [
    { aspects: [aspect("venus", "mars")], ruleAspects: [] },
    { aspects: [], ruleAspects: [aspect("venus", "mars")] },
  ];
  for (const list of lists) {
    const alone = (planet: Planet) => hasNoAspect(planet, { ...base, ...list });
    expect([alone("venus"), alone("mars"), alone("saturn")]).toEqual([false, false, true]);
  }
  expect(conditionsOf("saturn", factsWith({}))).toEqual(["unaspected"]);
});
