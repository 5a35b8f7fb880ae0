import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Dispositors } from "../../findings.ts";
import type { Planet } from "../../names.ts";
import type { BodyWeights } from "../../spine/body-weights.ts";
import { rulershipCandidates } from "../../spine/candidates/rulership-candidates.ts";
import { all, allBut, bareSkies, even, only } from "../../testing/bare-sky.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// What counts as a structure: the second edition's design, section 1.

const { placed, skyWith } = bareSkies({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });

/** The rulers of a chart, from the planet that rules each one's sign. */
function ruled(of: Readonly<Partial<Record<Planet, Planet>>>, found: Partial<Dispositors> = {}) {
  const by = perPlanet((planet) => of[planet] ?? planet);
  const chain = (planet: Planet, seen: readonly Planet[] = [planet]): readonly Planet[] => {
    const next = by[seen.at(-1) ?? planet];
    return seen.includes(next)
      ? [...seen.slice(1), ...(next === planet ? [] : [next])]
      : chain(planet, [...seen, next]);
  };
  const modern: Dispositors = {
    of: by,
    chains: perPlanet((planet) => chain(planet)),
    rings: [],
    final: null,
    ...found,
  };
  return { dispositors: { modern, traditional: modern } };
}

test("a ring holds by a half, a quarter and an eighth along the rulers, and is named by its heaviest member", () => {
  // Jupiter leads to the Sun, Saturn to Jupiter, Uranus to Saturn, Neptune to Uranus.
  const of = {
    sun: "moon",
    moon: "mars",
    mars: "sun",
    jupiter: "sun",
    saturn: "jupiter",
    uranus: "saturn",
    neptune: "uranus",
  } as const;
  const sky = skyWith(ruled(of, { rings: [["sun", "moon", "mars"]] }), { holdsSign: all(true) });
  const weights: BodyWeights = { ...even, of: (body) => (body === "moon" ? 3 : 1) };
  expect(only(rulershipCandidates(sky, weights), "ring")).toMatchObject([
    {
      key: "moon",
      core: ["sun", "moon", "mars"],
      holds: { jupiter: 1 / 2, saturn: 1 / 4, uranus: 1 / 8, neptune: 1 / 8 },
    },
  ]);
  // A planet that changes sign that day hangs on nothing, nor does what hangs on it.
  const changing = rulershipCandidates({ ...sky, holdsSign: allBut("saturn") }, weights);
  expect(only(changing, "ring")[0]?.holds).toEqual({ jupiter: 1 / 2 });
  expect(only(rulershipCandidates({ ...sky, holdsSign: allBut("mars") }, weights), "ring")).toEqual([]);
});

test("two that rule each other are a reception, named by both", () => {
  const sky = skyWith(ruled({ sun: "mars", mars: "sun", venus: "mars" }, { rings: [["sun", "mars"]] }), {
    holdsSign: all(true),
  });
  const found = rulershipCandidates(sky, even);
  expect(only(found, "reception")).toMatchObject([{ key: "sun-mars", core: ["sun", "mars"], holds: { venus: 1 / 2 } }]);
  expect(only(found, "ring")).toEqual([]);
});

test("a final dispositor holds by three quarters, a half and a quarter, when all signs hold", () => {
  const of = { sun: "saturn", moon: "sun", mars: "moon", venus: "mars" } as const;
  const sky = skyWith(ruled(of, { final: "saturn" }), { holdsSign: all(true) });
  expect(only(rulershipCandidates(sky, even), "final-dispositor")).toMatchObject([
    { key: "saturn", core: ["saturn"], holds: { sun: 3 / 4, moon: 1 / 2, mars: 1 / 4, venus: 1 / 4 } },
  ]);
  expect(only(rulershipCandidates({ ...sky, holdsSign: allBut("pluto") }, even), "final-dispositor")).toEqual([]);
});

test("the chart's ruler stands with the Ascendant, and holds its own ruler and the first house by half", () => {
  const planetsAt = placed({ venus: { house: 1 }, mars: { house: 1 }, sun: { house: 12 } });
  const facts = { ...ruled({ moon: "saturn" }), planets: planetsAt };
  const elsewhere = (planet: Planet) => !["venus", "mars"].includes(planet);
  const sky = skyWith(facts, {
    chartRuler: "moon",
    isHouseFragile: (planet) => planet === "mars" || elsewhere(planet),
  });
  expect(only(rulershipCandidates(sky, even), "chart-ruler")).toMatchObject([
    { key: "moon", core: ["moon", "ascendant"], holds: { saturn: 1 / 2, venus: 1 / 2 } },
  ]);
  expect(only(rulershipCandidates({ ...sky, chartRuler: null }, even), "chart-ruler")).toEqual([]);
});

test("the Sun and its ruler hold by half what either rules", () => {
  const of = {
    sun: "pluto",
    pluto: "venus",
    venus: "mercury",
    mars: "pluto",
    jupiter: "sun",
    saturn: "pluto",
  } as const;
  const sky = skyWith(ruled(of), { holdsSign: allBut("saturn") });
  const [found] = only(rulershipCandidates(sky, even), "sun-ruler");
  expect(found).toMatchObject({ key: "pluto", core: ["sun", "pluto"] });
  expect(found?.holds).toEqual({ sun: 1 / 2, mars: 1 / 2, jupiter: 1 / 2 });
  const own = only(rulershipCandidates(skyWith(ruled({ mars: "sun" }), { holdsSign: all(true) }), even), "sun-ruler");
  expect(own).toMatchObject([{ key: "sun", core: ["sun"], holds: { sun: 1 / 2, mars: 1 / 2 } }]);
  expect(only(rulershipCandidates({ ...sky, holdsSign: allBut("sun") }, even), "sun-ruler")).toEqual([]);
});
