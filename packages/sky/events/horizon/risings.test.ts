import { expect, test } from "vitest";
import { SkyRefusal } from "../../refusal.ts";
import { skyFromDisk } from "../../sky-from-disk.ts";
import { Observer } from "./observer.ts";
import { heightBounds, risings } from "./risings.ts";

const sky = skyFromDisk();
const unix = (iso: string) => Date.parse(iso) / 1000;
const day = (iso: string, days = 1) => ({ fromUnixSeconds: unix(iso), toUnixSeconds: unix(iso) + days * 86400 });

/**
 * Body, latitude, longitude, kind, seconds since 1970: skyfield 1.55 with DE440, same convention (34′, apparent
 * semidiameter, ellipsoid), solved on its own altitudes.
 */
const golden = [
  ["moon", -12.62, -141.0, "set", 1774069004.9],
  ["moon", -28.9, 27.38, "rise", 948654661.93],
  ["moon", 34.64, 85.96, "set", 1381152101.6],
  ["moon", -64.95, -78.07, "set", 1432342754.87],
  ["moon", -3.49, 20.14, "rise", 1680356407.99],
  ["moon", 41.29, 120.91, "rise", 1377258017.59],
  ["sun", 9.63, -30.56, "set", 477346275.34],
  ["sun", -75.16, -154.08, "set", 1267168048.67],
  ["sun", 28.27, 31.27, "set", 639159218.11],
  ["sun", -33.13, 65.23, "rise", 379730599.88],
  ["sun", -18.83, -80.75, "set", 979085152.88],
  ["sun", 14.61, 9.02, "set", 727550218.52],
  ["mars", 9.63, -30.56, "set", 477356423.61],
  ["mars", 56.19, -90.47, "set", 768696668.46],
  ["mars", -28.9, 27.38, "set", 948655479.17],
  ["mars", -31.63, -98.37, "rise", 792725261.64],
  ["mars", -44.53, 143.74, "rise", 708974598.71],
  ["mars", 9.58, -94.55, "set", 327223201.19],
] as const;

test("risings and settings keep to an independent reckoning within a quarter of a second", () => {
  for (const [body, latitudeDeg, longitudeDeg, kind, expected] of golden) {
    const window = { fromUnixSeconds: expected - 20000, toUnixSeconds: expected + 20000 };
    const found = risings(sky, body, { latitudeDeg, longitudeDeg }, window);
    const near = found.horizon === "crossed" ? found.risings.filter((rising) => rising.kind === kind) : [];
    expect(Math.min(...near.map(({ unixSeconds }) => Math.abs(unixSeconds - expected)))).toBeLessThan(0.25);
  }
});

test("Venus at Boston on 1988-03-20 as in Meeus, Astronomical Algorithms, example 15.a", () => {
  const found = risings(sky, "venus", { latitudeDeg: 42.3333, longitudeDeg: -71.0833 }, day("1988-03-20T00:00:00Z"));
  if (found.horizon !== "crossed") throw new Error("Venus rises and sets at Boston");
  expect(found.risings.map(({ kind }) => kind)).toEqual(["set", "rise"]);
  const fractions = found.risings.map(({ unixSeconds }) => (unixSeconds - unix("1988-03-20T00:00:00Z")) / 86400);
  expect(fractions[0]).toBeCloseTo(0.1213, 4);
  expect(fractions[1]).toBeCloseTo(0.51766, 4);
});

test("the Sun rises over Greenwich at 03:43 and sets at 20:21 UTC on 2024-06-21, as almanacs round it", () => {
  const found = risings(sky, "sun", { latitudeDeg: 51.4779, longitudeDeg: 0 }, day("2024-06-21T00:00:00Z"));
  if (found.horizon !== "crossed") throw new Error("the Sun rises and sets at Greenwich");
  const rounded = found.risings.map(({ unixSeconds }) => new Date(Math.round(unixSeconds / 60) * 60000).toISOString());
  expect(rounded).toEqual(["2024-06-21T03:43:00.000Z", "2024-06-21T20:21:00.000Z"]);
});

test("polar day and polar night are answers", () => {
  const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
  expect(risings(sky, "sun", tromso, day("2024-06-21T00:00:00Z"))).toEqual({ horizon: "always-above" });
  expect(risings(sky, "sun", tromso, day("2024-12-21T00:00:00Z"))).toEqual({ horizon: "always-below" });
});

test("at the pole the Sun rises once a year, two days before the equinox", () => {
  const found = risings(sky, "sun", { latitudeDeg: 90, longitudeDeg: 0 }, day("2024-01-01T00:00:00Z", 366));
  if (found.horizon !== "crossed") throw new Error("the Sun rises at the pole");
  expect(found.risings.map(({ kind }) => kind)).toEqual(["rise", "set"]);
  expect(new Date((found.risings[0]?.unixSeconds ?? 0) * 1000).toISOString().slice(0, 10)).toBe("2024-03-18");
});

/** Brute-force count; of the search code, only the observer's altitude is used. */
function changesOfSide(body: "sun" | "moon", observer: Observer, from: number, days: number): number {
  const radiusAu = body === "sun" ? Math.sin((959.63 / 3600) * (Math.PI / 180)) : 1737.4 / 149597870.7;
  const above = (at: number) => {
    const { sinAltitude, distanceAu } = observer.see(sky, body, at);
    return sinAltitude > -Math.sin((34 / 60) * (Math.PI / 180) + Math.asin(radiusAu / distanceAu));
  };
  let changes = 0;
  for (let minute = 0; minute < days * 1440; minute += 6) {
    if (above(from + minute * 60) !== above(from + Math.min(minute + 6, days * 1440) * 60)) changes += 1;
  }
  return changes;
}

test.each([0, 48, 66.2, -67.4, 84, 88.9, -89.7, 89.99])("at latitude %s° none is missed", (latitudeDeg) => {
  const place = { latitudeDeg, longitudeDeg: 12.5 };
  for (const body of ["sun", "moon"] as const) {
    const from = unix("2019-03-05T00:00:00Z");
    const found = risings(sky, body, place, { fromUnixSeconds: from, toUnixSeconds: from + 12 * 86400 });
    const count = found.horizon === "crossed" ? found.risings.length : 0;
    expect(count).toBe(changesOfSide(body, new Observer(place), from, 12));
  }
});

test("heights change within the bounds the search relies on", () => {
  const step = 1 / 200;
  for (const latitudeDeg of [0, 35, 70, 88, 90]) {
    const observer = new Observer({ latitudeDeg, longitudeDeg: 0 });
    const { slope, bend } = heightBounds(observer);
    for (const body of ["moon", "sun", "mercury"] as const) {
      const heights = Array.from(
        { length: 600 },
        (_, index) => observer.see(sky, body, unix("2024-12-10T00:00:00Z") + index * step * 86400).sinAltitude,
      );
      const slopes = heights.slice(1).map((height, index) => (height - (heights[index] ?? 0)) / step);
      const bends = slopes.slice(1).map((after, index) => (after - (slopes[index] ?? 0)) / step);
      expect(Math.max(...slopes.map(Math.abs))).toBeLessThan(slope);
      expect(Math.max(...bends.map(Math.abs))).toBeLessThan(bend);
    }
  }
});

test("places and times that are none are refused", () => {
  const window = day("2024-06-21T00:00:00Z");
  expect(() => risings(sky, "sun", { latitudeDeg: Number.NaN, longitudeDeg: 0 }, window)).toThrow(SkyRefusal);
  expect(() => risings(sky, "sun", { latitudeDeg: 91, longitudeDeg: 0 }, window)).toThrow(SkyRefusal);
  const endless = { ...window, toUnixSeconds: Number.POSITIVE_INFINITY };
  expect(() => risings(sky, "sun", { latitudeDeg: 1, longitudeDeg: 0 }, endless)).toThrow(SkyRefusal);
});
