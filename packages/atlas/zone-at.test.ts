import { expect, test } from "vitest";
import { timeZonesFrom } from "./time-zone-history.ts";
import { zoneAt } from "./zone-at.ts";
import { zoneHistory } from "./zones/history.ts";

test("coordinates give the zone that kept its own clocks, also before 1970", () => {
  expect(zoneAt(52.3676, 4.9041)).toBe("Europe/Amsterdam");
  expect(zoneAt(59.3293, 18.0686)).toBe("Europe/Stockholm");
  expect(zoneAt(59.9139, 10.7522)).toBe("Europe/Oslo");
  expect(zoneAt(-31.5558, 159.0768)).toBe("Australia/Lord_Howe");
});

test("the sea, the poles and the date line have zones the clocks know", () => {
  const timeZones = timeZonesFrom(zoneHistory);
  expect(zoneAt(0, -30)).toBe("Etc/GMT+2");
  for (const [latitude, longitude] of [
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
    [52, 179.9999],
  ] as const) {
    expect(timeZones.knows(zoneAt(latitude, longitude)), `${latitude} ${longitude}`).toBe(true);
  }
});

test("at ±180° and at a pole the sea keeps the zone of the longitude's own side", () => {
  expect(zoneAt(0, 180)).toBe("Etc/GMT-12");
  expect(zoneAt(0, -180)).toBe("Etc/GMT+12");
  expect(zoneAt(90, 0)).toBe("Etc/GMT");
  expect(zoneAt(90, -105)).toBe("Etc/GMT+7");
  expect(zoneAt(-90, 0)).toBe("Antarctica/McMurdo");
});

test.each([
  ["Ürümqi, by Beijing's clock", 43.8, 87.6, "Asia/Shanghai"],
  ["Kashgar, by Beijing's clock", 39.47, 75.99, "Asia/Shanghai"],
  ["Simferopol", 44.95, 34.1, "Europe/Simferopol"],
  ["West Jerusalem", 31.78, 35.2, "Asia/Jerusalem"],
  ["East Jerusalem", 31.783, 35.235, "Asia/Jerusalem"],
  ["Ramallah", 31.9, 35.2, "Asia/Hebron"],
  ["Laayoune", 27.15, -13.2, "Africa/El_Aaiun"],
  ["northern Nicosia", 35.19, 33.36, "Asia/Famagusta"],
  ["Donetsk", 48.0, 37.8, "Europe/Kyiv"],
  ["Sukhumi", 43.0, 41.0, "Asia/Tbilisi"],
  ["Srinagar", 34.08, 74.8, "Asia/Kolkata"],
  ["Abyei", 9.6, 28.4, "Africa/Khartoum"],
])("on disputed ground one zone is given: %s", (_, latitude, longitude, zone) => {
  expect(zoneAt(latitude, longitude)).toBe(zone);
});

test("many lookups over the world keep giving the same answers while old tiles are dropped", () => {
  const before = zoneAt(40.4165, -3.7026);
  for (let latitude = -60; latitude <= 70; latitude += 5) {
    for (let longitude = -180; longitude < 180; longitude += 5) zoneAt(latitude, longitude);
  }
  expect(zoneAt(40.4165, -3.7026)).toBe(before);
});
