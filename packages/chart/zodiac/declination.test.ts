import { expect, test } from "vitest";
import { declination, isOutOfBounds } from "./declination.ts";

test("a declination is that of the worked example of Meeus, 13.a", () => {
  // Pollux, 113.215630° and 6.684170° north of the ecliptic: 28.026183° north of the equator.
  const pollux = { longitudeDeg: 113.21563, latitudeDeg: 6.68417 };
  expect(declination(pollux, 23.4392911)).toBeCloseTo(28.026183, 5);
});

test("out of bounds is beyond where the Sun can get", () => {
  expect(declination({ longitudeDeg: 90, latitudeDeg: 0 }, 23.44)).toBeCloseTo(23.44, 9);
  expect(isOutOfBounds(24, 23.44)).toBe(true);
  expect(isOutOfBounds(-24, 23.44)).toBe(true);
  expect(isOutOfBounds(23.4, 23.44)).toBe(false);
  expect(isOutOfBounds(23.44, 23.44)).toBe(false);
});
