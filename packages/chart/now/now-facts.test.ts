import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { birthSky } from "../birth-sky.ts";
import { natalChart } from "../natal-chart.ts";
import { required } from "../required.ts";
import { natalSpine } from "../spine/natal-spine.ts";
import { separation } from "../zodiac/longitude.ts";
import { nowFacts, nowFactsUnder } from "./now-facts.ts";
import type { NowFacts } from "./now-shape.ts";
import { type NowSky, nowSky } from "./now-sky.ts";

const sky = skyFromDisk();
const sources = { sky, timeZones: timeZonesFrom(zoneHistory) };
const jdTt = (instant: string) => sky.timeScales(Date.parse(instant) / 1000).jdTt;

function chartOf(birth: Birth) {
  const found = birthSky(birth, sources);
  const chart = natalChart(birth, sources);
  if (!found.ok || !chart.ok) throw new Error(`no chart of ${birth.date}`);
  return { birth: found.at, facts: chart.facts };
}

const skies = new Map<string, NowSky>();
function skyOf(asOf: string): NowSky {
  const kept = skies.get(asOf) ?? nowSky(sky, asOf);
  skies.set(asOf, kept);
  return kept;
}

const maybeNow = (birth: Birth, asOf: string) => nowFactsUnder(skyOf(asOf), chartOf(birth));
const nowOf = (birth: Birth, asOf = "2026-11-23"): NowFacts => required(maybeNow(birth, asOf), "the facts of now");

const at = (latitude: number, longitude: number, zone: string) => ({ latitude, longitude, zone });
const carla = { date: "1990-06-15", time: "14:30", ...at(-23.5505, -46.6333, "America/Sao_Paulo") };
const ingrid = { date: "1988-12-21", time: "02:14", ...at(69.6496, 18.956, "Europe/Oslo") };
const mei = { date: "1999-09-09", time: "21:45", ...at(1.2897, 103.8501, "Asia/Singapore") };
const ruth = { date: "1973-11-04", time: null, ...at(53.4809, -2.2374, "Europe/London") };

test("Carla's progressed New Moon was on 5 November 2026, and her progressed Moon enters Leo on the 29th", () => {
  const { progressedMoon } = nowOf(carla);
  expect(progressedMoon?.phase).toMatchObject({ is: "new-moon", next: "waxing-crescent" });
  expect(progressedMoon?.phase?.since?.from).toBe("2026-11-05T13:50:58Z");
  expect(progressedMoon?.sign).toMatchObject({ is: "Cancer", next: "Leo" });
  expect(progressedMoon?.sign?.until.from).toBe("2026-11-29T11:51:31Z");
});

test("Ingrid's nodes came back in April 2026, Mei's stand opposite their place in June 2027", () => {
  const dates = (birth: Birth, kind: string) => nowOf(birth).crossings.find((one) => one.kind === kind)?.dates;
  expect(dates(ingrid, "node-return")).toEqual([{ from: "2026-04-20", to: "2026-04-20" }]);
  expect(dates(mei, "node-opposition")).toEqual([{ from: "2027-06-15", to: "2027-06-15" }]);
});

test("passes of the node within a degree are one date, from the first to the last", () => {
  const { crossings } = nowOf({ ...mei, date: "1986-07-29", time: "12:00", zone: "UTC" }, "2024-06-01");
  expect(crossings.find(({ kind }) => kind === "node-return")?.dates).toEqual([
    { from: "2023-11-18", to: "2023-11-25" },
  ]);
});

test("the told stories of Carla on 23 November 2026", () => {
  const told = nowOf(carla).stories.filter(({ rank }) => rank !== null);
  expect(told.map(({ id, tense }) => `${id} ${tense}`)).toEqual([
    "saturn-conjunction-mars.0 present",
    "uranus-conjunction-mercury.0 present",
    "saturn-conjunction-descendant.0 ahead",
    "jupiter-opposition-moon.180 ahead",
    "jupiter-conjunction-jupiter.0 past",
  ]);
});

test("the year of life runs from one return of the Sun to the next, and its sign a house a year", () => {
  const profection = nowOf(carla).profection;
  expect(profection?.current).toMatchObject({ age: 36, sign: "Scorpio", house: 1, ruler: "mars", rulerHouse: 6 });
  expect(profection?.next).toMatchObject({ age: 37, sign: "Sagittarius", house: 2, ruler: "jupiter" });
  expect(profection?.next.from).toBe(profection?.current.to);
  const { longitudeDeg } = sky.position("sun", jdTt(profection?.current.from ?? ""));
  expect(separation(longitudeDeg, chartOf(carla).facts.planets.sun.longitude) * 3600).toBeLessThan(0.03);
  // The day of the return belongs to the year that begins.
  expect(nowOf(carla, "2026-06-14").profection?.current.age).toBe(35);
  expect(nowOf(carla, "2026-06-15").profection?.current.age).toBe(36);
});

test("a point that is the chart's ruler, the year's ruler or of the spine's core weighs two more for each", () => {
  const { facts, birth } = chartOf(carla);
  const spine = natalSpine(birth, facts);
  const bare = required(
    nowFactsUnder(skyOf("2026-11-23"), {
      facts: { ...facts, chartRuler: null },
      birth,
      spine: { ...spine, structures: [] },
    }),
    "the facts of now",
  );
  const weightOf = ({ stories }: NowFacts, id: string) => stories.find((one) => one.id === id)?.weight ?? 0;
  // Mars rules the year and stands in the T-square: 7 + 2 + 2, against 7 + 2.
  const id = "saturn-conjunction-mars.0";
  expect(weightOf(nowOf(carla), id) / weightOf(bare, id)).toBeCloseTo(11 / 9, 5);
});

test("without a birth time there is no Moon, angle, profection or house, and passes are stays", () => {
  const now = nowOf(ruth);
  expect(now.profection).toBeNull();
  expect(now.progressedMoon).toMatchObject({ house: null, phase: null, meetings: [] });
  for (const { point, passes } of now.stories) {
    expect(["moon", "ascendant", "descendant", "midheaven", "imumCoeli"]).not.toContain(point);
    for (const { stay, leeway } of passes) expect([stay === null, leeway]).toEqual([false, null]);
  }
  // A day of birth is a year of life, less that day: six months either way.
  const { since, until } = required(now.progressedMoon?.sign, "the sign");
  const days = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect([days(required(since, "since")), days(until)].map(Math.round)).toEqual([364, 364]);
});

test("without a birth time the progressed Moon's sign is told only when it holds for the whole day of birth", () => {
  expect(nowOf(ruth, "2026-10-01").progressedMoon?.sign).toBeNull();
  expect(nowOf(ruth, "2026-11-23").progressedMoon?.sign?.is).toBe("Aquarius");
});

test.each([
  ["2015-11-24", "child"],
  ["2014-11-23", "minor"],
  ["2008-11-24", "minor"],
  ["2008-11-23", "adult"],
  ["1942-11-24", "adult"],
  ["1942-11-23", "elder"],
  ["1925-11-24", "elder"],
] as const)("born on %s, on 23 November 2026 a reader is a %s", (date, reader) => {
  expect(nowOf({ ...mei, date, time: "12:00" }).reader).toBe(reader);
});

test("a child has the next two returns and nothing else, an elder up to three behind and none ahead", () => {
  const child = nowOf({ ...mei, date: "2016-03-01" });
  expect(child).toMatchObject({ stories: [], profection: null, progressedMoon: null, crossings: [], pastReturns: [] });
  expect(child.nextReturns.map(({ kind, count }) => `${kind} ${count}`)).toEqual(["jupiter-return 1", "node-return 1"]);
  const elder = nowOf({ ...mei, date: "1938-11-04" });
  expect(elder.nextReturns).toEqual([]);
  expect(elder.pastReturns.map(({ kind }) => kind)).toEqual(["node-return", "jupiter-return", "uranus-return"]);
});

test("over the age of 100 there is no now", () => {
  expect(maybeNow({ ...mei, date: "1926-11-23" }, "2026-11-23")?.age).toBe(100);
  expect(maybeNow({ ...mei, date: "1925-11-23" }, "2026-11-23")).toBeNull();
});

test("the window is twelve months back and twenty-four ahead, and a date that is none is refused", () => {
  expect(skyOf("2028-02-29").window).toEqual({ from: "2027-02-28", to: "2030-02-28" });
  expect(() => nowSky(sky, "2026-11-31")).toThrow(RangeError);
});

const minutesInDay = 1440;
const births = fc.record({
  date: fc
    .integer({ min: Date.UTC(1930, 0, 1) / 86_400_000, max: Date.UTC(2014, 0, 1) / 86_400_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  time: fc.option(
    fc.integer({ min: 0, max: minutesInDay - 1 }).map((minute) => {
      const two = (value: number) => String(value).padStart(2, "0");
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    }),
  ),
  latitude: fc.integer({ min: -90, max: 90 }),
  longitude: fc.integer({ min: -179, max: 180 }),
  zone: fc.constant("UTC"),
});
const asOf = fc.constantFrom("2026-11-23", "2028-02-29");

test("a pass is on its target, in a span, and every story in the window; the same facts come back from JSON", () => {
  fc.assert(
    fc.property(births, asOf, (birth, date) => {
      const now = nowOf(birth, date);
      expect(JSON.parse(JSON.stringify(now))).toEqual(now);
      expect(new Set(now.stories.map(({ id }) => id)).size).toBe(now.stories.length);
      for (const { body, target, passes, spans } of now.stories) {
        expect(spans.some((span) => span.out >= now.window.from && span.in < now.window.to)).toBe(true);
        for (const { at: instant, stay } of passes) {
          expect(spans.some((span) => instant >= span.in && instant <= span.out)).toBe(true);
          if (stay !== null) continue;
          const { longitudeDeg, speedDegPerDay } = sky.position(body, jdTt(instant));
          // An instant is rounded to its second.
          const movedInHalfSecond = Math.abs(speedDegPerDay) / 48;
          expect(separation(longitudeDeg, target) * 3600).toBeLessThan(0.005 + movedInHalfSecond);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("at most five are told, two of a body and a point, heaviest first, none lighter than two", () => {
  fc.assert(
    fc.property(births, asOf, (birth, date) => {
      const { stories } = nowOf(birth, date);
      const weights = stories.map(({ weight }) => weight);
      expect(weights).toEqual(weights.toSorted((one, other) => other - one));
      const told = stories.filter(({ rank }) => rank !== null);
      expect(told.map(({ rank }) => rank)).toEqual(told.map((_, index) => index + 1));
      expect(told.length).toBeLessThanOrEqual(5);
      for (const { body, point, weight } of told) {
        expect(weight).toBeGreaterThanOrEqual(2);
        expect(told.filter((one) => one.body === body).length).toBeLessThanOrEqual(2);
        expect(told.filter((one) => one.point === point).length).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 30 },
  );
});

test("the progressed Moon enters and leaves its sign, house and phase when it says, and all it does is in the window", () => {
  fc.assert(
    fc.property(births, asOf, (birth, date) => {
      const now = nowOf(birth, date);
      const moon = required(now.progressedMoon, "the progressed Moon");
      const end = `${date}T23:59:59Z`;
      for (const stay of [moon.sign, moon.house, moon.phase]) {
        if (stay === null) continue;
        if (stay.since !== null) expect(stay.since.from <= end).toBe(true);
        expect(stay.until.to > date).toBe(true);
      }
      for (const { at: instant } of moon.meetings) {
        expect(instant >= now.window.from && instant <= `${now.window.to}T00:00:00Z`).toBe(true);
      }
      const next = moon.changes.find((change) => change.kind === "sign" && (change.at ?? "") > end);
      if (next !== undefined) expect(next).toMatchObject({ becomes: moon.sign?.next, at: moon.sign?.until.from });
    }),
    { numRuns: 30 },
  );
});

test("asked alone or under a shared sky, with the spine or without, the facts are the same", () => {
  const { facts, birth } = chartOf(ingrid);
  const alone = nowFacts(facts, birth, "2026-11-23");
  expect(alone).toEqual(nowOf(ingrid));
  expect(nowFactsUnder(skyOf("2026-11-23"), { facts, birth, spine: natalSpine(birth, facts) })).toEqual(alone);
});

test("an end of an axis is met where the other end's opposition would be", () => {
  const { facts } = chartOf(carla);
  const met = nowOf(carla).stories.find(({ point }) => point === "descendant");
  const descendant = required(facts.angles, "the angles").descendant.longitude;
  expect(separation(met?.target ?? Number.NaN, normalizeDegrees(descendant))).toBeLessThan(1e-9);
});
