import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { expect, test } from "vitest";
import { distanceKm, nearestCity } from "./nearest-city.ts";

test("distances follow the great circle, over the date line too", () => {
  expect(distanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(222.39, 1);
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015.1, 0);
});

test("a point in Toledo is nearest to Madrid, one in the Tasman Sea to Sydney", () => {
  expect(nearestCity({ latitude: 39.86, longitude: -4.03 }, builtInCities)?.city.name).toBe("Madrid");
  expect(nearestCity({ latitude: -38, longitude: 160 }, builtInCities)?.city.name).toBe("Sydney");
  expect(nearestCity({ latitude: 0, longitude: 0 }, [])).toBeNull();
});
