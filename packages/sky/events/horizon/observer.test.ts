import { expect, test } from "vitest";
import { SkyRefusal } from "../../refusal.ts";
import { skyFromDisk } from "../../sky-from-disk.ts";
import { Observer } from "./observer.ts";

const sky = skyFromDisk();

/** Body, latitude, longitude, seconds since 1970, altitude, azimuth, distance: skyfield 1.55 with DE440. */
const golden = [
  ["sun", 17.21, 87.04, 1582723311, -16.12963, 265.58585, 0.99004786],
  ["moon", 61.94, 86.36, 1238251922, 6.5207, 292.70478, 0.002507127],
  ["moon", -65.94, -12.38, 634836507, -22.76915, 173.31062, 0.002664352],
  ["mars", 20.86, 144.32, 343107963, 43.93156, 168.5066, 2.164603195],
  ["moon", -17.95, 132.64, 917671399, -52.56042, 81.71732, 0.002531011],
] as const;

test("altitude, azimuth and distance from a place keep to an independent reckoning within 0.5″", () => {
  for (const [body, latitudeDeg, longitudeDeg, unixSeconds, altitudeDeg, azimuthDeg, distanceAu] of golden) {
    const observer = new Observer({ latitudeDeg, longitudeDeg });
    const seen = observer.horizontal(sky, body, unixSeconds);
    expect(Math.abs(seen.altitudeDeg - altitudeDeg) * 3600).toBeLessThan(0.5);
    expect(Math.abs(seen.azimuthDeg - azimuthDeg) * 3600).toBeLessThan(0.5);
    const { sinAltitude, distanceAu: seenDistance } = observer.see(sky, body, unixSeconds);
    expect(sinAltitude).toBeCloseTo(Math.sin((seen.altitudeDeg * Math.PI) / 180), 12);
    expect(seenDistance / distanceAu).toBeCloseTo(1, 5);
  }
});

test("from the surface the Moon is nearer or further by an Earth radius at most", () => {
  const observer = new Observer({ latitudeDeg: 28, longitudeDeg: 0 });
  const { distanceAu } = sky.position("moon", sky.timeScales(1.7e9).jdTt);
  const seen = observer.see(sky, "moon", 1.7e9).distanceAu;
  expect(Math.abs(seen - distanceAu)).toBeLessThan(6378.2 / 149597870.7);
});

test("a point of the Moon's orbit is a direction without parallax or distance", () => {
  const observer = new Observer({ latitudeDeg: 45, longitudeDeg: 10 });
  expect(observer.see(sky, "trueNode", 1.6e9).distanceAu).toBe(0);
});

test("at the pole azimuths and altitudes are still numbers, and what is no place is refused", () => {
  const { altitudeDeg, azimuthDeg } = new Observer({ latitudeDeg: 90, longitudeDeg: 0 }).horizontal(sky, "sun", 1.6e9);
  expect(Number.isFinite(altitudeDeg) && Number.isFinite(azimuthDeg)).toBe(true);
  expect(() => new Observer({ latitudeDeg: 90.1, longitudeDeg: 0 })).toThrow(SkyRefusal);
  expect(() => new Observer({ latitudeDeg: 0, longitudeDeg: Number.NaN })).toThrow(SkyRefusal);
});
