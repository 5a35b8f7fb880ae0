import { expect, test } from "vitest";
import { clocksFrom } from "./clock-history.ts";
import { zoneAt } from "./zone-at.ts";
import { zoneHistory } from "./zones/history.ts";

test("coordinates give the zone that kept its own clocks, also before 1970", () => {
  expect(zoneAt(52.3676, 4.9041)).toBe("Europe/Amsterdam");
  expect(zoneAt(59.3293, 18.0686)).toBe("Europe/Stockholm");
  expect(zoneAt(59.9139, 10.7522)).toBe("Europe/Oslo");
  expect(zoneAt(-31.5558, 159.0768)).toBe("Australia/Lord_Howe");
});

test("the sea, the poles and the date line have zones the clocks know", () => {
  const clocks = clocksFrom(zoneHistory);
  expect(zoneAt(0, -30)).toBe("Etc/GMT+2");
  for (const [latitude, longitude] of [
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
    [52, 179.9999],
  ] as const) {
    expect(clocks.knows(zoneAt(latitude, longitude)), `${latitude} ${longitude}`).toBe(true);
  }
});

test("many lookups over the world keep giving the same answers while old tiles are dropped", () => {
  const before = zoneAt(40.4165, -3.7026);
  for (let latitude = -60; latitude <= 70; latitude += 5) {
    for (let longitude = -180; longitude < 180; longitude += 5) zoneAt(latitude, longitude);
  }
  expect(zoneAt(40.4165, -3.7026)).toBe(before);
});
