import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { aspectId, type FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { Aspect, Facts, Planet } from "@cosmic/chart/facts";
import { planets } from "@cosmic/chart/names";
import { natalChart } from "@cosmic/chart/natal-chart";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { describedAspects } from "./described-aspects.ts";
import { factWeights } from "./fact-weights.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const birth = { date: "1990-06-15", time: "12:00", latitude: 51.5, longitude: 0, zone: "Europe/London" };

interface Changes {
  readonly aspects?: readonly Aspect[];
  readonly angleAspects?: readonly Aspect[];
  readonly chartRuler?: Planet | null;
  readonly timeUnknown?: boolean;
  readonly houses?: Partial<Record<Planet, Facts["planets"]["sun"]["house"]>>;
}

/** A chart whose planets all have the strength 5, no houses but those given, and no aspects but those given. */
function weights({ houses = {}, ...changes }: Changes): (id: FactId) => number {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const placed = planets.map((planet) => [
    planet,
    { ...chart.facts.planets[planet], score: 5, house: houses[planet] ?? null },
  ]);
  return factWeights({
    ...chart.facts,
    ...{ aspects: [], angleAspects: [], chartRuler: null, ...changes },
    planets: { ...chart.facts.planets, ...Object.fromEntries(placed) },
  });
}

function aspect(a: Planet, b: Aspect["b"], orb: number): Aspect {
  return { a, b, type: "square", orb, exact: orb < 1, tight: orb < 3, applying: false };
}

test.each<[string, Aspect, number]>([
  // 8 less 1.5 for each degree of orb, 1 more for each light, 2 less to an angle, never under 0.
  ["exact", aspect("mars", "saturn", 0), 8],
  ["two degrees wide", aspect("mars", "saturn", 2), 5],
  ["of the Sun", aspect("sun", "saturn", 2), 6],
  ["of the Moon", aspect("moon", "saturn", 2), 6],
  ["of both lights", aspect("sun", "moon", 2), 7],
  ["six degrees wide", aspect("mars", "saturn", 6), 0],
  ["to the Ascendant", aspect("mars", "ascendant", 2), 3],
  ["to the Midheaven", aspect("sun", "midheaven", 2), 4],
])("an aspect %s weighs its closeness", (_, one, weight) => {
  const isAngle = one.b === "ascendant" || one.b === "midheaven";
  expect(weights({ [isAngle ? "angleAspects" : "aspects"]: [one] })(aspectId(one))).toBe(weight);
});

test.each<[string, Changes, number]>([
  ["none", {}, 5],
  ["a wide one", { aspects: [aspect("mars", "saturn", 4)] }, 5],
  ["a tight one", { aspects: [aspect("mars", "saturn", 2)] }, 6],
  ["an exact one", { aspects: [aspect("mars", "saturn", 0.5)] }, 7],
  ["an exact one as the second", { aspects: [aspect("sun", "mars", 0.5)] }, 7],
  ["a tight and an exact one", { aspects: [aspect("sun", "mars", 0.5), aspect("mars", "saturn", 2)] }, 7],
  ["an exact one to the Ascendant", { angleAspects: [aspect("mars", "ascendant", 0.5)] }, 7],
  ["others' alone", { aspects: [aspect("sun", "saturn", 0.5)] }, 5],
  // Without a birth time the Moon's aspects have a margin of degrees.
  ["an exact one of the Moon", { aspects: [aspect("moon", "mars", 0.5)] }, 7],
  ["the Moon's without a birth time", { aspects: [aspect("moon", "mars", 0.5)], timeUnknown: true }, 5],
  ["Saturn's without a birth time", { aspects: [aspect("mars", "saturn", 0.5)], timeUnknown: true }, 7],
])("a planet weighs its strength and its closest aspect: %s", (_, changes, weight) => {
  const of = weights({ ...changes, chartRuler: "mars" });
  expect(of("mars.sign")).toBe(weight);
  expect(of("mars.house")).toBe(weight - 1);
  expect(of("mars.dignity")).toBe(weight - 2);
  expect(of("chart-ruler")).toBe(weight);
  expect(of("ascendant.sign")).toBe(weight);
});

test("a house weighs 2 and 2 for each planet in it", () => {
  const of = weights({ houses: { sun: 4, moon: 4, mars: 5 } });
  expect(([4, 5, 6] as const).map((house) => of(`house-${house}.sign`))).toEqual([6, 4, 2]);
});

test("points weigh what they are read for, figures 7, and everything else 4", () => {
  const of = weights({});
  const points = ["trueNode", "chiron", "meanLilith", "fortune", "spirit"] as const;
  expect(points.map((point) => of(`${point}.sign`))).toEqual([4, 3, 2, 2, 1]);
  expect(of("chart-ruler")).toBe(4);
  expect(of("midheaven.sign")).toBe(4);
  expect(of("elements.fire")).toBe(4);
  expect([of("stellium-in-leo"), of("t-square-sun-moon-mars")]).toEqual([7, 7]);
});

test("a report describes aspects tightest first, and without a birth time none of the Moon", () => {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const [wide, close, moons] = [aspect("sun", "mars", 5), aspect("venus", "saturn", 1), aspect("moon", "mars", 2)];
  const lunar = aspect("sun", "moon", 3);
  const facts: Facts = { ...chart.facts, aspects: [wide, close, moons, lunar] };
  expect(describedAspects({ ...facts, timeUnknown: false })).toEqual([close, moons, lunar, wide]);
  expect(describedAspects({ ...facts, timeUnknown: true })).toEqual([close, wide]);
});
