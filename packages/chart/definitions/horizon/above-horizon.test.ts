import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import { aboveHorizon } from "../../horizon/above-horizon.ts";
import { timedSky } from "../../horizon/timed-sky.ts";
import { planets } from "../../names.ts";
import { required } from "../../required.ts";
import { evenSky } from "../../testing/even-sky.ts";
import { factsFrom } from "../../testing/facts-at.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

// Definitions, sect: a day chart has the Sun's true altitude above 0°.

/** On an ecliptic that is the equator, with 15° Taurus on the meridian, 15° Leo rises and 15° Aquarius sets. */
const sky = { meridianDeg: 45, latitudeDeg: 0, obliquityDeg: 0 };
const at = (longitudeDeg: number) => ({ longitudeDeg, latitudeDeg: 0, speedDegPerDay: 1, distanceAu: 1 });

test("it is day while the Sun is above the horizon, and night when it is exactly on it", () => {
  for (const [longitudeDeg, sect] of [
    [45, "day"],
    [134.999, "day"],
    [135, "night"],
    [135.001, "night"],
    [225, "night"],
    [314.999, "night"],
    [315.001, "day"],
  ] as const) {
    expect(timedSky(sky, { ...perPlanet(() => at(0)), sun: at(longitudeDeg) }).sect).toBe(sect);
  }
});

const facts = factsFrom({ sky: evenSky("2000-01-01T12:00:00Z"), timeZones: timeZonesFrom(zoneHistory) })(946_728_000, {
  latitude: 0,
  longitude: 0,
});
const angles = required(facts.angles, "the angles of a chart with a time");
function above(midheavenDeg: number, place: { latitudeDeg: number; obliquityDeg: number }, sunDeg = 45) {
  const turned = { ...angles, midheaven: { ...angles.midheaven, longitude: midheavenDeg } };
  const placed = perPlanet((planet) => ({ ...facts.planets[planet], longitude: 225, latitude: 0 }));
  placed.sun = { ...placed.sun, longitude: sunDeg };
  const changed = { angles: turned, planets: placed, obliquity: place.obliquityDeg };
  return required(aboveHorizon(changed, place.latitudeDeg), "what stood above");
}

test("a planet exactly on the horizon is not above it", () => {
  expect(above(45, sky, 134.999)).toMatchObject({ above: ["sun"], abovePercent: 10, belowPercent: 90 });
  expect(above(45, sky, 135)).toMatchObject({ above: [], abovePercent: 0, belowPercent: 100 });
  expect(planets).toHaveLength(10);
});

test("in a minute a quarter of a degree rises where the ecliptic is the equator", () => {
  expect(above(45, sky).ascendantDegPerMinute).toBeCloseTo(0.25, 9);
});

test("without a birth time nothing is known to stand above", () => {
  expect(aboveHorizon({ ...facts, angles: null }, 0)).toBeNull();
});

test("a Midheaven exactly on the horizon is not below it", () => {
  // At 60° north, with an obliquity of 45°, the middle of Aquarius culminates 30° below the equator: on the horizon.
  const place = { latitudeDeg: 60, obliquityDeg: 45 };
  expect(above(315, place).midheavenBelow).toBe(false);
  expect(above(314, place).midheavenBelow).toBe(true);
  expect(above(316, place).midheavenBelow).toBe(false);
});
