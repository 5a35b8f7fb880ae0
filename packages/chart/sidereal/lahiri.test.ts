import { expect, test } from "vitest";
import { meanAyanamsaDeg } from "./lahiri.ts";

test("the mean Lahiri ayanamsa is that of Swiss Ephemeris over the years of the tables", () => {
  // swe_get_ayanamsa_ex without nutation, 2.10.03, by Julian day (TT).
  const golden = [
    [2415020.5, 22.460530593268963],
    [2435553.5, 23.245560954594623],
    [2451545.0, 23.8570923254552],
    [2461000.0, 24.218716613004574],
    [2488000.0, 25.25160905682725],
  ] as const;
  for (const [jdTt, ayanamsa] of golden) expect(Math.abs(meanAyanamsaDeg(jdTt) - ayanamsa) * 3600).toBeLessThan(0.001);
});

test("at the reform of 21 March 1956 the true ayanamsa was 23°15′00.658″", () => {
  const nutationDeg = 16.769 / 3600;
  expect(Math.abs(meanAyanamsaDeg(2435553.5) + nutationDeg - (23.25 + 0.658 / 3600)) * 3600).toBeLessThan(0.2);
});
