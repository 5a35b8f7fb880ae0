import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import fc from "fast-check";
import { expect, test } from "vitest";
import { evenly } from "../testing/evenly.ts";
import { separation, shorterWay, signAt, zodiacPoint } from "./longitude.ts";

test("degree and minute are truncated, never rounded into the next minute or sign", () => {
  expect(zodiacPoint(30 - 0.1 / 3600)).toMatchObject({ sign: "Aries", degree: 29, minute: 59 });
  expect(zodiacPoint(359.999999)).toMatchObject({ sign: "Pisces", degree: 29, minute: 59 });
  expect(zodiacPoint(84 + 20 / 60)).toMatchObject({ sign: "Gemini", degree: 24, minute: 20 });
});

test("a sign begins exactly at its first degree, and the circle closes", () => {
  expect(zodiacPoint(30)).toMatchObject({ sign: "Taurus", degree: 0, minute: 0 });
  expect(zodiacPoint(360)).toEqual({ longitude: 0, sign: "Aries", degree: 0, minute: 0 });
  expect(zodiacPoint(-30)).toMatchObject({ longitude: 330, sign: "Pisces" });
});

test("every longitude told in degrees and minutes lies under a minute below itself, in the sign it names", () => {
  fc.assert(
    fc.property(evenly(-1e5, 1e5), (longitudeDeg) => {
      const { longitude, sign, degree, minute } = zodiacPoint(longitudeDeg);
      expect(longitude >= 0 && longitude < 360).toBe(true);
      expect(sign).toBe(signAt(longitude));
      const told = Math.floor(longitude / 30) * 30 + degree + minute / 60;
      expect(longitude - told).toBeGreaterThan(-1e-9);
      expect(longitude - told).toBeLessThan(1 / 60 + 1e-9);
    }),
  );
});

test("the shorter way is at most half a turn and leads there", () => {
  expect(shorterWay(350, 10)).toBe(20);
  expect(shorterWay(10, 350)).toBe(-20);
  expect(separation(0, 180)).toBe(180);
  // Half a turn is counted backwards, whichever way it is written.
  expect([shorterWay(0, 180), shorterWay(180, 0)]).toEqual([-180, -180]);
  const angles = evenly(0, 360);
  fc.assert(
    fc.property(angles, angles, (from, to) => {
      expect(Math.abs(shorterWay(from, to))).toBeLessThanOrEqual(180);
      expect(separation(normalizeDegrees(from + shorterWay(from, to)), to)).toBeLessThan(1e-9);
    }),
  );
});
