import { expect, test } from "vitest";
import { distanceKm } from "./distance.ts";

test("distances follow the great circle, over the date line too", () => {
  expect(distanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(222.39, 1);
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015.1, 0);
});
