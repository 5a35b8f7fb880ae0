import { clocksFrom } from "@cosmic/atlas/clock-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { choosePassages } from "./choose-passages.ts";
import { englishLibrary } from "./english-library.ts";

const sources = { sky: skyFromDisk(), clocks: clocksFrom(zoneHistory) };

function factsAt(date: string, time: string | null): Facts {
  const birth = { date, time, latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" };
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

const timed = factsAt("1990-06-15", "14:30");

/** The same chart with the Moon's score changed and no near angle, so that only the score weighs. */
function withMoonScore(score: number): Facts {
  const { planets } = timed;
  return { ...timed, aspects: [], planets: { ...planets, moon: { ...planets.moon, score } } };
}

test("a timed chart has one passage each for Sun, Moon and Ascendant, of the signs they stand in", () => {
  const { sun, moon, ascendant } = choosePassages(timed, englishLibrary);
  const ids = [...sun, ...moon, ...ascendant].map(({ passage }) => passage.id);
  expect(ids).toEqual([
    "planets-in-signs/sun/gemini",
    "planets-in-signs/moon/pisces",
    "planets-in-signs/ascendant/scorpio",
  ]);
  expect(sun[0]?.facts).toEqual(["sun.sign"]);
});

test.each([
  [4, ["core", "strain", "practice"]],
  [5, ["core", "gift", "strain", "practice"]],
  [7, ["core", "gift", "scene", "strain", "practice"]],
  [8, ["core", "gift", "scene", "strain", "others", "practice"]],
])("at a score of %i the Moon is told in these parts, in reading order", (score, parts) => {
  expect(choosePassages(withMoonScore(score), englishLibrary).moon[0]?.parts).toEqual(parts);
});

test("a tight angle weighs one, an exact one two", () => {
  const aspect = { a: "moon", b: "mars", type: "square", orb: 2.5, exact: false, applying: true, tight: true } as const;
  const tight = { ...withMoonScore(4), aspects: [aspect] };
  const exact = { ...withMoonScore(6), aspects: [{ ...aspect, orb: 0.5, exact: true }] };
  expect(choosePassages(tight, englishLibrary).moon[0]?.parts).toContain("gift");
  expect(choosePassages(exact, englishLibrary).moon[0]?.parts).toContain("others");
});

test("without a birth time there is no Ascendant, and a Moon that kept its sign is one", () => {
  const { ascendant, moon } = choosePassages(factsAt("1990-06-15", null), englishLibrary);
  expect(ascendant).toEqual([]);
  expect(moon).toHaveLength(1);
});

test("a Moon that changed sign that day is two possibilities, each told in the parts always told", () => {
  const { moon } = choosePassages(factsAt("1990-06-16", null), englishLibrary);
  expect(moon.map(({ sign }) => sign)).toEqual(["Pisces", "Aries"]);
  expect(moon.map(({ parts }) => parts)).toEqual([
    ["core", "strain", "practice"],
    ["core", "strain", "practice"],
  ]);
});
