import fc from "fast-check";
import { expect, test } from "vitest";
import { evenly } from "../../testing/evenly.ts";
import { separation } from "../../zodiac/longitude.ts";
import { middlePlace } from "./middle-place.ts";
import { midpoints } from "./midpoints.ts";

const longitude = (one: number, other: number) =>
  middlePlace({ latitude: 0, longitude: one }, { latitude: 0, longitude: other }).longitude;

test.each([
  ["side by side", 10, 20, 15],
  ["across Greenwich", -10, 20, 5],
  ["across the date line", 170, -170, 180],
  ["across it, further west", 170, -150, -170],
  ["on both names of the date line", 180, -180, 180],
  ["on one name of it", -180, -180, -180],
  ["opposite, one middle nearer Greenwich", 100, -80, 10],
  ["opposite, 90° both ways: the eastern one", 0, 180, 90],
  ["the same from the west", -180, 0, 90],
])("%s: %d and %d have %d between them", (_, one, other, middle) => {
  expect(longitude(one, other)).toBe(middle);
  expect(longitude(other, one)).toBe(middle);
});

test("the mean is never nearer a pole than both, and as far from one meridian as from the other", () => {
  const place = fc.record({ latitude: evenly(-90, 90), longitude: evenly(-180, 180) });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const middle = middlePlace(one, other);
      expect(middlePlace(other, one)).toEqual(middle);
      expect(Math.abs(middle.latitude)).toBeLessThanOrEqual(Math.max(Math.abs(one.latitude), Math.abs(other.latitude)));
      const [a, b] = [separation(middle.longitude, one.longitude), separation(middle.longitude, other.longitude)];
      expect(a).toBeCloseTo(b, 9);
      expect(a).toBeLessThanOrEqual(90 + 1e-9);
      expect(Math.abs(middle.longitude)).toBeLessThanOrEqual(180);
    }),
    { numRuns: 2000 },
  );
});

test("a midpoint is the middle of the shorter way, in either order, and only of what both know", () => {
  expect(midpoints({ sun: 10, moon: 350, mars: 0 }, { sun: 20, moon: 30 })).toEqual({ sun: 15, moon: 10 });
  expect(midpoints({ sun: 300, venus: 0 }, { sun: 60, venus: 180 })).toEqual({ sun: 0, venus: 90 });
  expect(midpoints({ sun: 60, venus: 180 }, { sun: 300, venus: 0 })).toEqual({ sun: 0, venus: 90 });
});
