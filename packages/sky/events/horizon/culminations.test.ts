import { expect, test } from "vitest";
import { skyFromDisk } from "../../sky-from-disk.ts";
import { culminations } from "./culminations.ts";
import { Observer } from "./observer.ts";

const sky = skyFromDisk();

/** Body, latitude, longitude, kind, seconds since 1970, altitude: skyfield 1.55 with DE440. */
const golden = [
  ["moon", -12.62, -141.0, "lower", 1774092284.98, -86.2273],
  ["moon", -28.9, 27.38, "upper", 948675433.51, 50.2744],
  ["moon", 34.64, 85.96, "lower", 1381177432.59, -72.4417],
  ["mars", 9.63, -30.56, "lower", 477377717.73, -76.6179],
] as const;

test("culminations keep to an independent reckoning within 0.15 s and half an arc-second", () => {
  for (const [body, latitudeDeg, longitudeDeg, kind, expected, altitudeDeg] of golden) {
    const window = { fromUnixSeconds: expected - 3600, toUnixSeconds: expected + 3600 };
    const [found] = culminations(sky, body, { latitudeDeg, longitudeDeg }, window);
    expect(found?.kind).toBe(kind);
    expect(Math.abs((found?.unixSeconds ?? 0) - expected)).toBeLessThan(0.15);
    expect(Math.abs((found?.altitudeDeg ?? 0) - altitudeDeg) * 3600).toBeLessThan(0.5);
  }
});

test("for a season they alternate, and each stands on the meridian", () => {
  const place = { latitudeDeg: 40.4, longitudeDeg: -3.7 };
  const observer = new Observer(place);
  const window = { fromUnixSeconds: 1.7e9, toUnixSeconds: 1.7e9 + 91.3 * 86400 };
  // In this time the stars turn 91.55 times, the Sun 0.25 times less, the Moon 3.34, Saturn 0.01.
  for (const [body, turns] of [
    ["sun", 91.3],
    ["moon", 91.55 - 3.34],
    ["saturn", 91.54],
  ] as const) {
    const found = culminations(sky, body, place, window);
    expect(Math.abs(found.length - 2 * turns), body).toBeLessThan(1.5);
    found.forEach(({ kind, unixSeconds }, index) => {
      expect(kind).not.toBe(found[index - 1]?.kind);
      const { hourAngleDeg } = observer.see(sky, body, unixSeconds);
      const off = kind === "upper" ? hourAngleDeg : 180 - Math.abs(hourAngleDeg);
      expect(Math.abs(off)).toBeLessThan(1e-6);
    });
  }
});

test("a window up to the very end of the sky is answered", () => {
  const { fromUnixSeconds, toUnixSeconds } = { fromUnixSeconds: 4733424000, toUnixSeconds: 4733510000 };
  const found = culminations(sky, "sun", { latitudeDeg: 10, longitudeDeg: 20 }, { fromUnixSeconds, toUnixSeconds });
  expect(found.map(({ kind }) => kind)).toEqual(["upper", "lower"]);
  expect(
    culminations(sky, "sun", { latitudeDeg: 10, longitudeDeg: 20 }, { fromUnixSeconds: 5, toUnixSeconds: 0 }),
  ).toEqual([]);
});
