import { expect, test } from "vitest";
import { anglesOver, vertex } from "./angles.ts";
import { normalizeDegrees } from "./normalize-degrees.ts";

const obliquityDeg = 23.44;

test("the Ascendant rises: within 180° after the Midheaven at every latitude and hour", () => {
  for (let latitudeDeg = -90; latitudeDeg <= 90; latitudeDeg += 7.5) {
    for (let meridianDeg = 0; meridianDeg < 360; meridianDeg += 3.7) {
      const { ascendantDeg, midheavenDeg } = anglesOver({ meridianDeg, obliquityDeg, latitudeDeg });
      expect(normalizeDegrees(ascendantDeg - midheavenDeg)).toBeLessThan(180);
    }
  }
});

test("on the equator, with 0° Aries culminating, the angles stand a quarter apart", () => {
  const { ascendantDeg, midheavenDeg } = anglesOver({ meridianDeg: 0, obliquityDeg, latitudeDeg: 0 });
  expect(midheavenDeg).toBe(0);
  expect(ascendantDeg).toBeCloseTo(90, 12);
});

test("the Vertex stands on the prime vertical, due west, above the horizon or below it", () => {
  const degrees = Math.PI / 180;
  for (const latitudeDeg of [-60, -23, 10, 51.5]) {
    for (let meridianDeg = 5; meridianDeg < 360; meridianDeg += 41) {
      const longitude = vertex({ meridianDeg, obliquityDeg, latitudeDeg }) * degrees;
      const x = Math.cos(longitude);
      const y = Math.sin(longitude) * Math.cos(obliquityDeg * degrees);
      const z = Math.sin(longitude) * Math.sin(obliquityDeg * degrees);
      const south = x * Math.cos(meridianDeg * degrees) + y * Math.sin(meridianDeg * degrees);
      const west = x * Math.sin(meridianDeg * degrees) - y * Math.cos(meridianDeg * degrees);
      expect(z * Math.cos(latitudeDeg * degrees) - south * Math.sin(latitudeDeg * degrees)).toBeCloseTo(0, 12);
      expect(west).toBeGreaterThan(0);
    }
  }
});
