import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeDegrees } from "./normalize-degrees.ts";

test("any angle comes within one turn and points the same way", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e7, max: 1e7, noNaN: true }), (angle) => {
      const within = normalizeDegrees(angle);
      expect(within).toBeGreaterThanOrEqual(0);
      expect(within).toBeLessThan(360);
      const turns = (angle - within) / 360;
      expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-11);
    }),
  );
});

test("whole turns are nothing, and a hair below a turn never becomes one", () => {
  expect([normalizeDegrees(0), normalizeDegrees(360), normalizeDegrees(-360), normalizeDegrees(1080)]).toEqual([
    0, 0, 0, 0,
  ]);
  expect(normalizeDegrees(-1e-17)).toBe(0);
  expect(normalizeDegrees(-1e-13)).toBeLessThan(360);
  expect(normalizeDegrees(359.99999999999994)).toBe(359.99999999999994);
  expect(normalizeDegrees(725.25)).toBe(5.25);
});
