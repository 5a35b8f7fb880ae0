import { signAt } from "@cosmic/chart/zodiac/longitude";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { outerStays, stayOf } from "./generations.ts";

const sky = skyFromDisk();
/** January 1, 1900, noon. */
const start = 2_415_021;
const daysPerYear = 365.2425;

test.each(["uranus", "neptune", "pluto"] as const)("every month from 1900 to 2035 falls in a stay of %s", (planet) => {
  for (let month = 0; month < 136 * 12; month += 1) {
    const jdTt = start + (month / 12) * daysPerYear;
    const sign = signAt(sky.position(planet, jdTt).longitudeDeg);
    const year = 1900 + Math.floor(month / 12);
    expect([sign, year, stayOf(planet, sign, year) !== null]).toEqual([sign, year, true]);
  }
});

test("a stay ends and begins in years when the planet stands in that sign", () => {
  for (const [planet, stays] of Object.entries(outerStays)) {
    for (const [sign, from, to] of stays) {
      for (const year of [from, to]) {
        if (year < 1900) continue;
        const signs = Array.from({ length: 74 }, (_, step) => {
          const jdTt = start + (year - 1900) * daysPerYear + step * 5;
          const body = planet === "uranus" ? "uranus" : planet === "neptune" ? "neptune" : "pluto";
          return signAt(sky.position(body, jdTt).longitudeDeg);
        });
        expect([planet, sign, year, signs.includes(sign)]).toEqual([planet, sign, year, true]);
      }
    }
  }
});

test("a planet of no generation has no stay", () => {
  expect(stayOf("saturn", "Capricorn", 1990)).toBeNull();
  expect(stayOf("neptune", "Capricorn", 1990)).toEqual(["Capricorn", 1984, 1998]);
});

test("a year before or after the planet's stay in a sign has none, and each of two stays in one sign its own years", () => {
  expect(stayOf("neptune", "Capricorn", 1983)).toBeNull();
  expect(stayOf("neptune", "Capricorn", 1999)).toBeNull();
  expect(stayOf("uranus", "Capricorn", 1910)).toEqual(["Capricorn", 1904, 1912]);
  expect(stayOf("uranus", "Capricorn", 1990)).toEqual(["Capricorn", 1988, 1996]);
  expect(stayOf("pluto", "Leo", 1937)).toEqual(["Leo", 1937, 1958]);
});
