import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Facts, Planet } from "@cosmic/chart/facts";
import { planets } from "@cosmic/chart/names";
import { natalChart } from "@cosmic/chart/natal-chart";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { alignmentBars } from "./alignment-bars.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function factsAt(date: string, time: string | null): Facts {
  const chart = natalChart({ date, time, latitude: 51.5, longitude: 0, zone: "Europe/London" }, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

/** The facts with these strengths, every other planet at 5. */
function scored(facts: Facts, scores: Partial<Record<Planet, number>>): Facts {
  const changed = planets.map((planet) => [planet, { ...facts.planets[planet], score: scores[planet] ?? 5 }]);
  return { ...facts, planets: { ...facts.planets, ...Object.fromEntries(changed) } };
}

test("a bar is 40 and 4 for each point of its first planet, 2 for each of its second", () => {
  const facts: Facts = { ...factsAt("1990-06-15", "12:00"), chartRuler: "mars" };
  // 40 + 4 × Sun + 2 × Mars; 40 + 4 × Moon + 2 × Mercury; 40 + 4 × Mars + 2 × Venus.
  expect(alignmentBars(scored(facts, { sun: 10, mars: 1, moon: 3, mercury: 7, venus: 9 }))).toEqual({
    lifePurpose: 82,
    emotional: 66,
    magnetism: 62,
  });
  const full = alignmentBars(scored(facts, Object.fromEntries(planets.map((planet) => [planet, 10]))));
  expect(full).toEqual({ lifePurpose: 100, emotional: 100, magnetism: 100 });
  const empty = alignmentBars(scored(facts, Object.fromEntries(planets.map((planet) => [planet, 0]))));
  expect(empty).toEqual({ lifePurpose: 40, emotional: 40, magnetism: 40 });
});

test("without a birth time the Sun stands in for the ruler, and a Moon in two signs has no bar", () => {
  // In four days the Moon moves some 53°, so it changes its sign in them and not on every one.
  const crossing = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05"].map((date) => factsAt(date, null));
  const [moved] = crossing.filter(({ moonSigns }) => moonSigns.length > 1);
  const [stayed] = crossing.filter(({ moonSigns }) => moonSigns.length === 1);
  if (!moved || !stayed) throw new Error("of four days the Moon changes its sign on one or two");
  const scores = { sun: 10, moon: 3, mercury: 7 };
  expect(alignmentBars(scored(stayed, scores))).toEqual({ lifePurpose: 100, emotional: 66, magnetism: null });
  expect(alignmentBars(scored(moved, scores))).toEqual({ lifePurpose: 100, emotional: null, magnetism: null });
});
