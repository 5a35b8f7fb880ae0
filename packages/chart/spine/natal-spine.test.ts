import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { birthSky } from "../birth-sky.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { natalSpine } from "./natal-spine.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function spineOf(birth: Birth) {
  const found = birthSky(birth, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return natalSpine(found.at, factsWithoutCycles(found.at));
}

const at = (latitude: number, longitude: number, zone: string) => ({ latitude, longitude, zone });

test.each<[string, Birth, readonly string[]]>([
  [
    "Frida",
    { date: "1907-07-06", time: "08:30", ...at(19.35, -99.1617, "America/Mexico_City") },
    ["ring: sun moon venus mercury", "opposition: sun mars neptune uranus"],
  ],
  [
    "Ruth",
    { date: "1973-11-04", time: null, ...at(53.4809, -2.2374, "Europe/London") },
    ["ring: venus jupiter uranus", "opposition: mars uranus", "sun-ruler: sun pluto"],
  ],
  [
    "Ingrid",
    { date: "1988-12-21", time: "02:14", ...at(69.6496, 18.956, "Europe/Oslo") },
    ["opposition: moon venus jupiter", "sign-stellium: mercury saturn uranus neptune"],
  ],
  [
    "Mei",
    { date: "1999-09-09", time: "21:45", ...at(1.2897, 103.8501, "Asia/Singapore") },
    ["square: sun moon mercury mars pluto", "t-square: venus uranus saturn"],
  ],
  [
    "Carla",
    { date: "1990-06-15", time: "14:30", ...at(-23.5505, -46.6333, "America/Sao_Paulo") },
    ["kite: moon venus pluto jupiter", "sun-ruler: sun mercury", "t-square: jupiter mars neptune"],
  ],
])("the structures that hold %s's chart", (_, birth, structures) => {
  expect(spineOf(birth).structures.map(({ type, core }) => `${type}: ${core.join(" ")}`)).toEqual(structures);
});

test("a kite is named by its apex, a T-square by its own, a stellium by its sign", () => {
  const carla = spineOf({ date: "1990-06-15", time: "14:30", ...at(-23.5505, -46.6333, "America/Sao_Paulo") });
  expect(carla.structures.map(({ key }) => key)).toEqual(["venus", "mercury", "mars"]);
  const ingrid = spineOf({ date: "1988-12-21", time: "02:14", ...at(69.6496, 18.956, "Europe/Oslo") });
  expect(ingrid.structures.map(({ key }) => key)).toEqual(["moon-venus", "Capricorn"]);
});

test.each([
  ["1923-05-22", "saturn mercury"],
  ["2006-07-22", "sun mercury"],
])("a day that holds nothing close is held by its wider soft aspects: %s", (date, core) => {
  const { structures } = spineOf({ date, time: null, ...at(0, 0, "UTC") });
  expect(structures[0]).toMatchObject({ type: "close-aspect", core: core.split(" ") });
});

const births = fc.record({
  date: fc
    .date({ min: new Date("1930-01-01T00:00:00Z"), max: new Date("2010-12-31T00:00:00Z"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  time: fc.option(
    fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const two = (value: number) => String(value).padStart(2, "0");
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    }),
  ),
  latitude: fc.integer({ min: -78, max: 78 }),
  longitude: fc.integer({ min: -179, max: 180 }),
  zone: fc.constant("UTC"),
});

test("every chart has one to three structures, each with a personal body, and every body has a role", () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { structures, roles, coverage } = spineOf(birth);
      expect(structures.length).toBeGreaterThanOrEqual(1);
      expect(structures.length).toBeLessThanOrEqual(3);
      expect(coverage).toBeGreaterThan(0);
      expect(coverage).toBeLessThanOrEqual(1 + 1e-9);
      const untimed = birth.time === null;
      expect(Object.keys(roles)).toHaveLength(untimed ? 10 : 11);
      for (const { core, lead, second, bound, type } of structures) {
        expect(core).toContain(lead);
        if (second !== null) expect(core).toContain(second);
        for (const body of core) expect([bound[body], roles[body]]).not.toContain("outside");
        if (untimed) expect(["house-stellium", "angular", "chart-ruler"]).not.toContain(type);
      }
    }),
    { numRuns: 300 },
  );
});
