import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { anglesOver } from "@cosmic/sky/angles";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import golden from "./golden/births.json" with { type: "json" };
import { housesOver } from "./horizon/houses.ts";
import { instantText } from "./moment/written-time.ts";
import { planets } from "./names.ts";
import { natalChartWithoutCycles } from "./natal-chart.ts";
import { separation } from "./zodiac/longitude.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const births = golden.rows.map((row) => {
  const [unix = 0, latitude = 0, longitude = 0, armc = 0, obliquity = 0, ...rest] = row.split(" ").map(Number);
  const [ascendant = 0, midheaven = 0, ...after] = rest;
  const [eleventh = 0, twelfth = 0, second = 0, third = 0] = after;
  const cusps = [ascendant, second, third, midheaven + 180, eleventh + 180, twelfth + 180];
  return {
    unix,
    latitude,
    longitude,
    armc,
    obliquity,
    angles: { ascendantDeg: ascendant, midheavenDeg: midheaven },
    cusps: [...cusps, ...cusps.map((cusp) => cusp + 180)],
    planets: after.slice(4, 4 + planets.length),
    lahiri: after.at(-1) ?? 0,
  };
});
const arcseconds = (aDeg: number, bDeg: number) => separation(aDeg, bDeg) * 3600;

test("500 births at all latitudes: angles and every cusp are those of Swiss Ephemeris for the same sidereal time", () => {
  expect(births).toHaveLength(500);
  for (const { armc, obliquity, latitude, angles, cusps } of births) {
    const sky = { meridianDeg: armc, obliquityDeg: obliquity, latitudeDeg: latitude };
    const own = anglesOver(sky);
    // The table has seven decimals; a cusp next to the polar circles magnifies the rounding.
    const bound = Math.abs(Math.abs(latitude) - 66.56) < 0.1 ? 0.05 : 0.005;
    expect(arcseconds(own.midheavenDeg, angles.midheavenDeg), `midheaven at ${latitude}`).toBeLessThan(bound);
    expect(arcseconds(own.ascendantDeg, angles.ascendantDeg), `ascendant at ${latitude}`).toBeLessThan(bound);
    for (const [i, cusp] of housesOver(sky, own).cusps.entries()) {
      expect(arcseconds(cusp, cusps[i] ?? Number.NaN), `cusp ${i + 1} at ${latitude}`).toBeLessThan(bound);
    }
  }
});

/** How far the two engines differ (DE440 here, DE431 there; Delta T by up to 0.7 s before 1962), arcseconds. */
const planetBounds = [0.05, 0.6, 0.06, 0.05, 0.06, 0.05, 0.03, 0.12, 0.36, 0.28];

test("the same births by their instant: planets and ayanamsa are those of Swiss Ephemeris, sidereal time within 10″", () => {
  for (const { unix, latitude, longitude, obliquity, planets: longitudes, lahiri, angles } of births) {
    const birth = { date: "1900-01-01", time: null, zone: "UTC", utc: instantText(unix), latitude, longitude };
    const chart = natalChartWithoutCycles(birth, sources);
    if (!chart.ok) throw new Error(chart.problem.message);
    const { facts } = chart;
    for (const [i, planet] of planets.entries()) {
      const apart = arcseconds(facts.planets[planet].longitude, longitudes[i] ?? Number.NaN);
      expect(apart, `${planet} at ${facts.instant}`).toBeLessThan(planetBounds[i] ?? 0);
    }
    expect(Math.abs(facts.obliquity - obliquity) * 3600).toBeLessThan(0.005);
    expect(Math.abs(facts.sidereal.ayanamsa - lahiri) * 3600).toBeLessThan(0.01);
    // 10″ of sidereal time are 0.7 s of UT1: Swiss Ephemeris uses yearly Delta T values.
    expect(arcseconds(facts.angles?.midheaven.longitude ?? Number.NaN, angles.midheavenDeg)).toBeLessThan(12);
  }
});
