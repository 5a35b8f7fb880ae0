import { ascendant } from "@cosmic/sky/angles";
import { expect, test } from "vitest";
import { type Sign, signs } from "../facts.ts";
import { signAt } from "../zodiac/longitude.ts";
import type { Horizon } from "./diurnal-arc.ts";
import { risingShare, risingsOf } from "./rising-signs.ts";

const obliquityDeg = 23.4393;
const risingShares = (horizon: Horizon) =>
  Object.fromEntries(signs.map((sign) => [sign, risingShare(sign, risingsOf(horizon))])) as Record<Sign, number>; // every sign
const latitudes = [-78, -70, -66.4, -33, 0, 0.001, 40, 51.5, 66.5, 66.6, 69.6, 80, 89.9];

test("shares of the rising signs are those counted through a sidereal day, at any latitude", () => {
  const steps = 20_000;
  for (const latitudeDeg of latitudes) {
    const counted = new Map<string, number>();
    for (let step = 0; step < steps; step += 1) {
      const sign = signAt(ascendant({ latitudeDeg, obliquityDeg, meridianDeg: ((step + 0.5) / steps) * 360 }));
      counted.set(sign, (counted.get(sign) ?? 0) + 1 / steps);
    }
    const shares = risingShares({ latitudeDeg, obliquityDeg });
    for (const sign of signs) {
      expect(Math.abs(shares[sign] - (counted.get(sign) ?? 0)), `${sign} at ${latitudeDeg}`).toBeLessThan(3e-4);
    }
  }
});

test("shares of the rising signs add up to one", () => {
  for (const latitudeDeg of [...latitudes, 90, -90]) {
    const sum = Object.values(risingShares({ latitudeDeg, obliquityDeg })).reduce((total, share) => total + share, 0);
    expect(sum, String(latitudeDeg)).toBeCloseTo(1, 9);
  }
});

test("the hemispheres mirror each other: what rises quickly here rises slowly there", () => {
  const north = risingShares({ latitudeDeg: 45, obliquityDeg });
  const south = risingShares({ latitudeDeg: -45, obliquityDeg });
  for (const [i, sign] of signs.entries()) {
    expect(north[sign]).toBeCloseTo(south[signs[(i + 6) % 12] ?? sign], 9);
  }
  expect(north.Virgo).toBeGreaterThan(2 * north.Pisces);
});
