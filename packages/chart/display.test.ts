import { expect, test } from "vitest";
import {
  aboutDegree,
  arcText,
  coordinatesText,
  degreeText,
  latitudeText,
  longitudeText,
  offsetText,
  tenthsOfOrb,
} from "./display.ts";

test("degrees and minutes carry their marks and a two-figure minute", () => {
  expect(degreeText({ degree: 24, minute: 20 })).toBe("24° 20′");
  expect(degreeText({ degree: 6, minute: 5 })).toBe("6° 05′");
  expect(arcText(4.0999)).toBe("4° 05′");
  expect(arcText(-0.5)).toBe("−0° 30′");
});

test("coordinates are told to the nearest minute with their hemisphere", () => {
  expect(latitudeText(-23.5505)).toBe("23° 33′ S");
  expect(longitudeText(-46.6333)).toBe("46° 38′ W");
  expect(coordinatesText({ latitude: 59.9999, longitude: 0 })).toBe("60° 00′ N, 0° 00′ E");
  const letters = { north: "n", south: "z", east: "l", west: "o" };
  expect(coordinatesText({ latitude: -1, longitude: -1 }, letters)).toBe("1° 00′ z, 1° 00′ o");
});

test("offsets use the true minus sign and tell seconds only where there are any", () => {
  expect(offsetText(-10800)).toBe("UTC−03:00");
  expect(offsetText(0)).toBe("UTC+00:00");
  expect(offsetText(20700)).toBe("UTC+05:45");
  expect(offsetText(1172)).toBe("UTC+00:19:32");
  expect(offsetText(-11188)).toBe("UTC−03:06:28");
});

test("an orb is cut off, so that it never reads as one that is not called exact", () => {
  expect(tenthsOfOrb(0.97)).toBe(0.9);
  expect(tenthsOfOrb(0.3)).toBe(0.3);
  expect(tenthsOfOrb(8)).toBe(8);
  expect(tenthsOfOrb(1.24)).toBe(1.2);
});

test("about a degree is the nearest one, and stays in its sign", () => {
  expect(aboutDegree({ degree: 11, minute: 55 })).toBe(12);
  expect(aboutDegree({ degree: 11, minute: 29 })).toBe(11);
  expect(aboutDegree({ degree: 29, minute: 45 })).toBe(29);
});

test("an aspect called exact prints an orb under one degree, and no other does", () => {
  for (const orb of [0.95, 0.999999, 1 - 1e-7, 1, 1.04, 2.99]) expect(tenthsOfOrb(orb) < 1, `${orb}`).toBe(orb < 1);
});
