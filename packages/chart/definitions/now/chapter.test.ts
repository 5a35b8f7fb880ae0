import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import { birthSky } from "../../birth-sky.ts";
import type { Facts } from "../../facts.ts";
import { type Sign, signs } from "../../names.ts";
import { natalChartWithoutCycles } from "../../natal-chart.ts";
import { nowFacts, nowFactsUnder } from "../../now/now-facts.ts";
import { nowSky } from "../../now/now-sky.ts";
import { nowProfection, yearsOfLife } from "../../now/profection.ts";
import { required } from "../../required.ts";
import { natalSpine } from "../../spine/natal-spine.ts";
import { dateAfter, evenSky, jdTtOf } from "../../testing/even-sky.ts";
import { zodiacPoint } from "../../zodiac/longitude.ts";

// What a reader of which age is shown on a date: docs/chart.md, "Where you are now". In this sky a year from one return of the Sun to
// the next has 360 days, and Saturn, 0.03° a day, comes to natal Mars at 207° on the 6,900th day: 22 November 2018.

const born = "2000-01-01T12:00:00Z";
const asOf = "2018-11-23";
const sources = {
  sky: evenSky(born, { mars: 207, moon: 100, venus: 40, jupiter: 130, uranus: 300, neptune: 330, pluto: 250 }),
  timeZones: timeZonesFrom(zoneHistory),
};
const input = { date: "2000-01-01", time: "12:00", latitude: 0, longitude: 0, zone: "UTC" };

const found = birthSky(input, sources);
const chart = natalChartWithoutCycles(input, sources);
if (!found.ok || !chart.ok) throw new Error("no chart");
const birth = found.at;
const once = (date: string) => ({ date, direct: true });
/** Of the node two passes within half a degree of its place, which it comes to on the 6,792nd day. */
const cycles: Facts["cycles"] = [
  { kind: "node-return", dates: [once("2018-08-01"), once("2018-08-10")] },
  { kind: "jupiter-return", dates: [once("2012-01-01"), once("2024-01-01")] },
  { kind: "saturn-return", dates: [once("2030-01-01")] },
];
const facts: Facts = { ...chart.facts, cycles };
const now = nowSky(sources.sky, asOf);
/** The same chart as of someone born on another date, whose age alone counts then. */
const bornOn = (date: string) => nowFactsUnder(now, { birth, facts: { ...facts, instant: `${date}T12:00:00Z` } });

test.each([
  ["2006-11-24", 11, "child"],
  ["2006-11-23", 12, "minor"],
  ["2000-11-24", 17, "minor"],
  ["2000-11-23", 18, "adult"],
  ["1934-11-24", 83, "adult"],
  ["1934-11-23", 84, "elder"],
  ["1918-11-23", 100, "elder"],
] as const)("born on %s, on 23 November 2018 a reader is %d, and so a %s", (date, age, reader) => {
  expect(bornOn(date)).toMatchObject({ asOf, age, reader, window: { from: "2017-11-23", to: "2020-11-23" } });
});

test("over the age of 100 there is no chapter", () => {
  expect(bornOn("1917-11-23")).toBeNull();
});

test("a child has the next two returns alone", () => {
  const child = required(bornOn("2010-01-01"), "the chapter");
  expect(child).toMatchObject({ stories: [], profection: null, progressedMoon: null, crossings: [], pastReturns: [] });
  expect(child.nextReturns.map(({ kind, dates }) => [kind, dates])).toEqual([
    ["jupiter-return", [{ from: "2024-01-01", to: "2024-01-01" }]],
    ["saturn-return", [{ from: "2030-01-01", to: "2030-01-01" }]],
  ]);
});

test("everyone else has stories, the year of life, the progressed Moon and the crossings of the window", () => {
  const adult = required(nowFactsUnder(now, { birth, facts }), "the chapter");
  expect(adult.stories.map(({ id }) => id)).toContain("saturn-conjunction-mars.0");
  expect(adult.profection?.current.age).toBe(19);
  // 18.89 years at 12° from 100°: 326.7°.
  expect(adult.progressedMoon?.sign?.is).toBe("Aquarius");
  expect(adult.crossings.map(({ kind, dates }) => [kind, dates])).toEqual([
    ["node-return", [{ from: "2018-08-01", to: "2018-08-10" }]],
  ]);
  expect(adult.nextReturns.map(({ kind }) => kind)).toEqual(["jupiter-return", "saturn-return"]);
  expect(adult.pastReturns).toEqual([]);
  const elder = required(bornOn("1930-01-01"), "the chapter");
  expect(elder.pastReturns.map(({ kind }) => kind)).toEqual(["jupiter-return"]);
});

test("the chapter is the same with a sky or a spine that has been computed already", () => {
  const alone = nowFacts(facts, birth, asOf);
  expect(alone).toEqual(nowFactsUnder(now, { birth, facts }));
  expect(alone).toEqual(nowFactsUnder(now, { birth, facts, spine: natalSpine(birth, facts) }));
  expect(alone).not.toBeNull();
});

const rising = (sign: Sign) => {
  const angles = required(facts.angles, "the angles");
  return { ...angles, ascendant: zodiacPoint(30 * signs.indexOf(sign)) };
};

test("natal Mars weighs 7, and 2 more each as the chart's ruler, the year's ruler and of a core of the spine", () => {
  const spine = natalSpine(birth, facts);
  const weight = (is: { chartRuler?: boolean; yearRuler?: boolean; core?: boolean }) => {
    const { stories } = required(
      nowFactsUnder(now, {
        birth,
        // The twentieth year of life, at the age of 19, has the eighth sign from the one that rises: Aries from Virgo.
        facts: { ...facts, chartRuler: is.chartRuler ? "mars" : null, angles: rising(is.yearRuler ? "Virgo" : "Leo") },
        spine: {
          ...spine,
          structures: is.core ? spine.structures.slice(0, 1).map((one) => ({ ...one, core: ["mars", "pluto"] })) : [],
        },
      }),
      "the chapter",
    );
    return required(
      stories.find(({ id }) => id === "saturn-conjunction-mars.0"),
      "the story",
    ).weight;
  };
  expect(spine.structures.length).toBeGreaterThan(0);
  for (const role of [{ chartRuler: true }, { yearRuler: true }, { core: true }])
    expect(weight(role) / weight({})).toBeCloseTo(9 / 7, 5);
  expect(weight({ chartRuler: true, yearRuler: true, core: true }) / weight({})).toBeCloseTo(13 / 7, 5);
});

/** The years of life on the date so many days after birth. */
const yearsOn = (daysOfLife: number, angles = rising("Leo")) => {
  const date = dateAfter("2000-01-01", daysOfLife);
  const day = jdTtOf(`${date}T00:00:00Z`);
  const period = { fromJdTt: day - 365, toJdTt: day + 731 };
  return yearsOfLife({ sky: sources.sky, period, asOf: date }, birth, { angles });
};

test("a year of life begins on the day of the Sun's return; each has the next sign from the rising one, its house and its traditional ruler", () => {
  const [current, next] = required(yearsOn(15 * 360), "the years");
  expect(current).toMatchObject({ age: 15, sign: "Scorpio", house: 4, ruler: "mars" });
  expect(next).toMatchObject({ age: 16, sign: "Sagittarius", house: 5, ruler: "jupiter" });
  const day = (days: number) => dateAfter("2000-01-01", days);
  expect([current.from.slice(0, 10), current.to.slice(0, 10)]).toEqual([day(15 * 360), day(16 * 360)]);
  expect([next.from.slice(0, 10), next.to.slice(0, 10)]).toEqual([day(16 * 360), day(17 * 360)]);
  expect(yearsOn(15 * 360 - 1)?.map(({ age }) => age)).toEqual([14, 15]);
  expect(yearsOn(16 * 360 - 1)?.map(({ age }) => age)).toEqual([15, 16]);
});

test("without a birth time there is no year of life", () => {
  expect(yearsOfLife({ sky: sources.sky, period: now.period, asOf }, birth, { angles: null })).toBeNull();
  expect(nowProfection(null, facts, natalSpine(birth, facts))).toBeNull();
  const untimed = birthSky({ ...input, time: null }, sources);
  if (!untimed.ok) throw new Error("no birth");
  const told = nowFactsUnder(now, {
    birth: untimed.at,
    facts: { ...facts, angles: null },
    spine: natalSpine(birth, facts),
  });
  expect(told?.profection).toBeNull();
  expect(told?.stories.length).toBeGreaterThan(0);
});

test("the ruler of a year of life has its house of birth and its role in the spine", () => {
  const years = required(yearsOn(15 * 360), "the years");
  const { planets } = facts;
  const spine = natalSpine(birth, facts);
  const told = nowProfection(
    years,
    { planets: { ...planets, mars: { ...planets.mars, house: 8 }, jupiter: { ...planets.jupiter, house: 11 } } },
    { roles: { ...spine.roles, mars: "lead", jupiter: "outside" } },
  );
  expect(told).toEqual({
    current: { ...years[0], rulerHouse: 8, role: "lead" },
    next: { ...years[1], rulerHouse: 11, role: "outside" },
  });
});
