import { expect, test } from "vitest";
import { acos, asin, atan2, cos, sin, tan } from "./trigonometry.ts";

/** Angles of every size the ephemeris meets, spread deterministically. */
const angles = Array.from(
  { length: 4000 },
  (_, n) => (((n + 1) * 0.618034) % 1) * (n % 2 === 0 ? 12.6 : 2e5) * (n % 3 ? 1 : -1),
);

test("sine, cosine and tangent are those of the platform to its last bits", () => {
  for (const x of angles) {
    expect(Math.abs(sin(x) - Math.sin(x))).toBeLessThan(3e-16);
    expect(Math.abs(cos(x) - Math.cos(x))).toBeLessThan(3e-16);
    expect(Math.abs(tan(x) / Math.tan(x) - 1)).toBeLessThan(1e-11);
  }
  expect([sin(0), cos(0), sin(Math.PI / 2), cos(Math.PI)]).toEqual([0, 1, 1, -1]);
});

test("the inverse functions are those of the platform in every quadrant and on the axes", () => {
  for (const a of angles) {
    const y = Math.sin(a);
    const x = Math.cos(a * 1.7);
    expect(Math.abs(atan2(y, x) - Math.atan2(y, x))).toBeLessThan(1e-15);
    expect(Math.abs(asin(y) - Math.asin(y))).toBeLessThan(1e-15);
    expect(Math.abs(acos(x) - Math.acos(x))).toBeLessThan(1e-15);
  }
  expect([atan2(0, 0), atan2(1, 0), atan2(-1, 0), atan2(0, -1)]).toEqual([0, Math.PI / 2, -Math.PI / 2, Math.PI]);
  expect([asin(1.0000000001), acos(-1.0000000001)]).toEqual([Math.PI / 2, Math.PI]);
});
