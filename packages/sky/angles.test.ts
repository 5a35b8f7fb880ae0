import { expect, test } from "vitest";
import { altitude, anglesOver, eclipticAtRightAscension, siderealDegPerSecond, vertex } from "./angles.ts";
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

test.each([
  // At a pole the horizon is the equator: 0° Aries and 0° Libra lie on it, and the one after the Midheaven rises.
  [10, 180],
  [100, 180],
  [170, 180],
  [190, 0],
  [260, 0],
  [350, 0],
])("at the poles, with the sidereal time of %d°, the Ascendant is exactly %d°", (meridianDeg, expected) => {
  for (const latitudeDeg of [-90, 90]) {
    expect(anglesOver({ meridianDeg, obliquityDeg, latitudeDeg }).ascendantDeg).toBe(expected);
  }
});

test("the sky turns once in 23 h 56 min 4.0905 s", () => {
  expect((23 * 3600 + 56 * 60 + 4.0905) * siderealDegPerSecond).toBeCloseTo(360, 9);
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

test.each([
  // 0° Aries is on the equator: it culminates at 90° less the latitude, and is on the horizon six hours later.
  ["0° Aries culminating at 50° north", 0, 0, 0, 50, 40],
  ["0° Aries six hours later", 0, 0, 90, 50, 0],
  ["0° Aries at its lowest", 0, 0, 180, 50, -40],
  // 0° Cancer is 23.44° north of the equator.
  ["0° Cancer in the zenith", 90, 0, 90, 23.44, 90],
  ["0° Cancer in the nadir", 90, 0, 270, -23.44, -90],
  ["0° Cancer culminating at 50° south", 90, 0, 90, -50, 16.56],
  ["0° Cancer at its lowest at 80° north", 90, 0, 270, 80, 13.44],
  // The northern pole of the ecliptic is 66.56° north of the equator, at a right ascension of 270°.
  ["the pole of the ecliptic at the north pole", 0, 90, 0, 90, 66.56],
  ["the pole of the ecliptic culminating at 50° north", 0, 90, 270, 50, 73.44],
  ["a point 10° north of 0° Cancer, culminating on the equator", 90, 10, 90, 0, 56.56],
])("the altitude of %s", (_, longitudeDeg, pointLatitudeDeg, meridianDeg, latitudeDeg, expected) => {
  const found = altitude({ longitudeDeg, latitudeDeg: pointLatitudeDeg }, { meridianDeg, obliquityDeg, latitudeDeg });
  // Near the zenith an altitude loses half of its digits.
  expect(found).toBeCloseTo(expected, 5);
});

test("0° Cancer culminates with the sidereal time of 90°, and right ascensions of the ecliptic are read back", () => {
  expect(eclipticAtRightAscension(90, obliquityDeg)).toBeCloseTo(90, 12);
  // 15° Taurus: the tangent of its right ascension is that of 45° times the cosine of 23.44°.
  const rightAscensionDeg = Math.atan(Math.cos((obliquityDeg * Math.PI) / 180)) / (Math.PI / 180);
  expect(eclipticAtRightAscension(rightAscensionDeg, obliquityDeg)).toBeCloseTo(45, 12);
});
