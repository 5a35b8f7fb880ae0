import { expect, test } from "vitest";
import { builtInCities, searchBuiltInCities } from "./built-in-cities.ts";
import { timeZonesFrom } from "./time-zone-history.ts";
import { zoneAt } from "./zone-at.ts";
import { zoneHistory } from "./zones/history.ts";

const names = (query: string, limit = 8) => searchBuiltInCities(query, limit).map((city) => city.name);

test("there are twenty towns, each with a zone the clocks know and the boundaries agree with", () => {
  const timeZones = timeZonesFrom(zoneHistory);
  expect(builtInCities).toHaveLength(20);
  for (const city of builtInCities) {
    expect(timeZones.knows(city.zone), city.name).toBe(true);
    expect(zoneAt(city.latitude, city.longitude), city.name).toBe(city.zone);
  }
});

test("every locale is served with several towns, and both hemispheres", () => {
  for (const country of ["US", "GB", "ES", "BR"]) {
    expect(builtInCities.filter((city) => city.countryCode === country).length, country).toBeGreaterThanOrEqual(3);
  }
  expect(builtInCities.filter((city) => city.latitude < 0).length).toBeGreaterThanOrEqual(4);
});

test("a search ignores accents and case and matches the beginning of any word", () => {
  expect(names("sao")).toEqual(["São Paulo"]);
  expect(names("SÃO P")).toEqual(["São Paulo"]);
  expect(names("york")).toEqual(["New York"]);
  expect(names("janeiro")).toEqual(["Rio de Janeiro"]);
  expect(names("ork")).toEqual([]);
});

test("names that begin so come before later words and regions, then the larger town", () => {
  expect(names("s")).toEqual(["São Paulo", "Sydney", "Salvador", "Seville", ...names("s").slice(4)]);
  expect(names("m").slice(0, 4)).toEqual(["Mumbai", "Mexico City", "Madrid", "Manchester"]);
  expect(names("spain")).toEqual(["Madrid", "Barcelona", "Seville"]);
  expect(names("london, united kingdom")).toEqual(["London"]);
});

test("a limit is kept, and an empty query finds nothing", () => {
  expect(names("m", 2)).toHaveLength(2);
  expect(names("m", 0)).toEqual([]);
  expect(names("  ")).toEqual([]);
  expect(names("-,-")).toEqual([]);
});
