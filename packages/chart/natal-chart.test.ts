import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Birth } from "./birth.ts";
import { type Facts, planets, type ZodiacPoint } from "./facts.ts";
import { natalChart, natalChartWithoutCycles } from "./natal-chart.ts";
import { evenly } from "./testing/evenly.ts";

// Thousands of places from a slow engine; speed is not under test here.
vi.setConfig({ testTimeout: 60_000 });

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const saoPaulo: Birth = {
  date: "1990-06-15",
  time: "14:30",
  latitude: -23.5505,
  longitude: -46.6333,
  zone: "America/Sao_Paulo",
};
const london = { latitude: 51.5085, longitude: -0.1257, zone: "Europe/London" };

function factsOf(birth: Birth): Facts {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}
const told = ({ degree, minute, sign }: ZodiacPoint) => `${degree}°${String(minute).padStart(2, "0")} ${sign}`;

test("a published chart is met to the minute: 15 June 1990, 14:30, São Paulo", () => {
  const { planets: found, angles, houses, sect, clock, instant } = factsOf(saoPaulo);
  expect(planets.map((planet) => `${told(found[planet])}${found[planet].retrograde ? " R" : ""}`)).toEqual([
    "24°20 Gemini",
    "18°25 Pisces",
    "6°05 Gemini",
    "19°02 Taurus",
    "11°12 Aries",
    "15°56 Cancer",
    "24°01 Capricorn R",
    "8°09 Capricorn R",
    "13°42 Capricorn R",
    "15°23 Scorpio R",
  ]);
  expect(angles && [told(angles.ascendant), told(angles.midheaven)]).toEqual(["8°21 Scorpio", "27°31 Cancer"]);
  expect([found.sun.house, found.moon.house]).toEqual([8, 5]);
  expect(houses?.system).toBe("placidus");
  expect(sect).toBe("day");
  expect(instant).toBe("1990-06-15T17:30:00Z");
  expect(clock).toEqual({
    zone: "America/Sao_Paulo",
    offsetSeconds: -10800,
    daylightSaving: false,
    abbreviation: "-03",
    kind: "once",
    source: "tzdb 2026f",
  });
});

test("without a birth time nothing that hangs on it is told, and the positions are those of noon", () => {
  const facts = factsOf({ ...saoPaulo, time: null });
  expect(facts).toMatchObject({
    timeUnknown: true,
    accuracy: "basic",
    instant: "1990-06-15T15:00:00Z",
    angles: null,
    houses: null,
    sect: null,
    chartRuler: null,
    rarity: null,
    angleAspects: [],
  });
  expect(Object.keys(facts.points).sort()).toEqual(["chiron", "meanLilith", "meanNode", "trueNode"]);
  for (const planet of planets) {
    const { house, houseClass, inSect, scoreLines } = facts.planets[planet];
    expect([house, houseClass, inSect]).toEqual([null, null, null]);
    expect(scoreLines.some((line) => line.reason === "house" || line.reason === "sect")).toBe(false);
  }
  expect(facts.risingSigns.length).toBeGreaterThanOrEqual(12);
  expect(facts.moonSigns.length).toBeGreaterThanOrEqual(1);
});

test("the lots are taken from the Ascendant, and reversed by night", () => {
  for (const time of ["14:30", "23:30"]) {
    const { planets: found, points, angles, sect } = factsOf({ ...saoPaulo, time });
    const way = (sect === "day" ? 1 : -1) * (found.moon.longitude - found.sun.longitude);
    const rising = angles?.ascendant.longitude ?? Number.NaN;
    expect(sect).toBe(time === "14:30" ? "day" : "night");
    expect(points.fortune?.longitude).toBeCloseTo((rising + way + 720) % 360, 9);
    expect(points.spirit?.longitude).toBeCloseTo((rising - way + 720) % 360, 9);
  }
});

test("of a time shown twice the fold chooses, and the chart says so", () => {
  const birth = { ...london, date: "2024-10-27", time: "01:30" };
  expect(factsOf(birth)).toMatchObject({
    instant: "2024-10-27T00:30:00Z",
    clock: { kind: "twice", daylightSaving: true },
  });
  expect(factsOf({ ...birth, fold: 0 })).toEqual(factsOf(birth));
  expect(factsOf({ ...birth, fold: 1 })).toMatchObject({
    instant: "2024-10-27T01:30:00Z",
    clock: { kind: "twice", daylightSaving: false },
  });
});

test("a time never shown is read by the offset before the jump, or with fold 1 by the one after", () => {
  const birth = { ...london, date: "2024-03-31", time: "01:30" };
  expect(factsOf(birth)).toMatchObject({ instant: "2024-03-31T01:30:00Z", clock: { kind: "never", offsetSeconds: 0 } });
  expect(factsOf({ ...birth, fold: 1 })).toMatchObject({
    instant: "2024-03-31T00:30:00Z",
    clock: { kind: "never", offsetSeconds: 3600 },
  });
});

test("an offset set by hand wins over the zone", () => {
  expect(factsOf({ ...saoPaulo, offsetSeconds: -7200 })).toMatchObject({
    instant: "1990-06-15T16:30:00Z",
    clock: {
      zone: "America/Sao_Paulo",
      offsetSeconds: -7200,
      kind: "once",
      source: "set by hand",
      abbreviation: "UTC−02:00",
    },
  });
});

test("an instant gives the same sky as the clock that showed it", () => {
  const byInstant = factsOf({ ...saoPaulo, zone: "UTC", utc: "1990-06-15T17:30:00Z" });
  expect(byInstant.planets).toEqual(factsOf(saoPaulo).planets);
  expect(byInstant.clock).toMatchObject({ zone: "UTC", offsetSeconds: 0, kind: "once" });
  const zoned = factsOf({ ...saoPaulo, utc: "1990-06-15T17:30:00Z" });
  expect(zoned).toEqual(factsOf(saoPaulo));
});

test("a clock set forward and an offset that takes it back are the same birth", () => {
  for (const hours of [-5, 0, 3, 9]) {
    const shifted = {
      ...saoPaulo,
      time: `${String(14 + hours).padStart(2, "0")}:30`,
      offsetSeconds: hours * 3600 - 10800,
    };
    const { planets: found, angles, ruleAspects, themes } = factsOf(shifted);
    const plain = factsOf(saoPaulo);
    expect({ found, angles, ruleAspects, themes }).toEqual({
      found: plain.planets,
      angles: plain.angles,
      ruleAspects: plain.ruleAspects,
      themes: plain.themes,
    });
  }
});

test("a chart does not remember the ones before it", () => {
  const first = factsOf(saoPaulo);
  for (const date of ["1901-02-03", "2025-12-31", "1969-07-20"]) factsOf({ ...london, date, time: "06:30" });
  expect(factsOf(saoPaulo)).toEqual(first);
});

test("a first of January 1900 that begins before 1900 does in Greenwich is charted", () => {
  const tokyo = { latitude: 35.68, longitude: 139.69, zone: "Asia/Tokyo", date: "1900-01-01" };
  for (const time of ["00:00", "05:00", null])
    expect(factsOf({ ...tokyo, time }).instant).toMatch(/^(?:1899-12-31|1900)/);
});

test("a day the tables do not hold is refused, not thrown at", () => {
  const chart = natalChart({ ...saoPaulo, date: "1850-01-01" }, sources);
  expect(chart).toMatchObject({ ok: false, problem: { code: "out-of-range", field: "date" } });
});

test("without cycles the facts are the same but for them", () => {
  const { cycles, ...facts } = factsOf(saoPaulo);
  const chart = natalChartWithoutCycles(saoPaulo, sources);
  expect(chart).toEqual({ ok: true, facts });
  expect(cycles).toHaveLength(13);
});

test("a day on which calendar and Sun disagree tells when the Sun changed sign", () => {
  // The Sun entered Aries on 21 March 1975 at 05:57 UTC; the calendar gives that whole day to Aries.
  const madrid = { latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid", date: "1975-03-21" };
  const early = factsOf({ ...madrid, time: "03:00" });
  expect(early.planets.sun.sign).toBe("Pisces");
  expect(early.sunChange).toEqual({
    ...{ calendarSign: "Aries", from: "Pisces", to: "Aries" },
    ...{ instant: "1975-03-21T05:56:38Z", date: "1975-03-21", time: "06:56" },
  });
  expect(early.sunSigns).toEqual([
    { from: "00:00", to: "06:56", sign: "Pisces" },
    { from: "06:56", to: "24:00", sign: "Aries" },
  ]);
  // Reported even where they agree: without a birth time the day has two Sun signs.
  expect(factsOf({ ...madrid, time: null }).sunChange).toEqual(early.sunChange);
  expect(factsOf({ ...madrid, date: "1975-04-05", time: "03:00" }).sunChange).toBeNull();
});

test("beyond the polar circles the houses are Porphyry and every fact is there", () => {
  for (const latitude of [69.65, 78.22, 90, -77.85, -90]) {
    const facts = factsOf({ ...saoPaulo, latitude, zone: "UTC" });
    expect(facts.houses?.system, String(latitude)).toBe("porphyry");
    expect(facts.angles).not.toBeNull();
    expect(facts.risingSigns.at(-1)?.to).toBe("24:00");
    for (const planet of planets) expect(facts.planets[planet].house).toBeGreaterThanOrEqual(1);
  }
});

test("the midnight sun makes a day chart at midnight, and polar night a night chart at noon", () => {
  const tromso = { latitude: 69.65, longitude: 18.96, zone: "Europe/Oslo" };
  expect(factsOf({ ...tromso, date: "1995-06-21", time: "00:30" }).sect).toBe("day");
  expect(factsOf({ ...tromso, date: "1995-12-21", time: "12:00" }).sect).toBe("night");
});

test("an unknown zone, date or time is a problem of the birth, not a crash", () => {
  const problemOf = (change: Partial<Birth>) => {
    const chart = natalChart({ ...saoPaulo, ...change }, sources);
    return chart.ok ? "fine" : `${chart.problem.code} ${chart.problem.field}`;
  };
  expect(problemOf({ zone: "Mars/Olympus" })).toBe("unknown-zone zone");
  expect(problemOf({ date: "1990-02-30" })).toBe("impossible-date date");
  expect(problemOf({ time: "25:00" })).toBe("malformed time");
  expect(problemOf({ utc: "then" })).toBe("malformed utc");
});

const births = fc.record({
  date: fc
    .integer({ min: 0, max: 46_000 })
    .map((day) => new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10)),
  time: fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
  latitude: evenly(-89, 89),
  longitude: evenly(-180, 180),
  zone: fc.constantFrom(...Object.keys(zoneHistory.zones)),
});

test("any birth has a whole chart, the same each time, that survives JSON", () => {
  fc.assert(
    fc.property(births, (birth) => {
      const facts = factsOf(birth);
      expect(factsOf(birth)).toEqual(facts);
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
      const points: readonly ZodiacPoint[] = [...Object.values(facts.planets), ...Object.values(facts.points)];
      for (const { longitude } of points) expect(longitude >= 0 && longitude < 360).toBe(true);
      for (const windows of [facts.moonSigns, facts.risingSigns]) {
        expect(windows[0]?.from).toBe("00:00");
        expect(windows.at(-1)?.to).toBe("24:00");
        for (const [i, window] of windows.slice(1).entries()) expect(window.from).toBe(windows[i]?.to);
      }
      expect(facts.rarity?.share).toBeGreaterThan(0);
    }),
    { numRuns: 25 },
  );
});
