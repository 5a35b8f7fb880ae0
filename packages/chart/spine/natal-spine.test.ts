import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
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
