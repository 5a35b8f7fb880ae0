import { altitude, anglesOver, ascendant, type LocalSky, midheaven } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import golden from "../golden/angles.json" with { type: "json" };
import { evenly } from "../testing/evenly.ts";
import { diurnalArcs } from "./diurnal-arc.ts";
import * as houses from "./houses.ts";
import { houseClassOf, houseOf } from "./houses.ts";
import * as placidus from "./placidus.ts";

// Thousands of random skies; speed is not under test here.
vi.setConfig({ testTimeout: 60_000 });

const placidusCusps = (sky: LocalSky) => placidus.placidusCusps(sky, anglesOver(sky));
const porphyryCusps = (sky: LocalSky) => houses.porphyryCusps(anglesOver(sky));
const housesOver = (sky: LocalSky) => houses.housesOver(sky, anglesOver(sky));
const arcseconds = (aDeg: number, bDeg: number) => Math.abs(normalizeDegrees(aDeg - bDeg + 180) - 180) * 3600;

// The table is rounded to nine decimals; near the polar circles a cusp magnifies the rounding.
const bound = 0.001;

test("Ascendant and Midheaven are those of the golden table, polar places included", () => {
  for (const row of golden.rows) {
    const sky = skyOf(row);
    expect(arcseconds(ascendant(sky), row.ascendant), `ascendant at ${row.latitude}`).toBeLessThan(bound);
    expect(arcseconds(midheaven(sky), row.midheaven), `midheaven at ${row.latitude}`).toBeLessThan(bound);
  }
});

test("Placidus and Porphyry cusps are those of the golden table", () => {
  for (const row of golden.rows) {
    const cusps = placidusCusps(skyOf(row));
    expect(cusps === null, `placidus exists at ${row.latitude}`).toBe(row.placidus === null);
    for (const [i, cusp] of (row.placidus ?? []).entries()) {
      expect(arcseconds(cusps?.[i] ?? Number.NaN, cusp), `cusp ${i + 1} at ${row.latitude}`).toBeLessThan(bound);
    }
    const eastern = porphyryCusps(skyOf(row));
    for (const [i, cusp] of row.porphyry.entries()) {
      expect(arcseconds(eastern[(i + 9) % 12] ?? Number.NaN, cusp), `porphyry at ${row.latitude}`).toBeLessThan(bound);
    }
  }
});

const obliquityDeg = 23.4393;
const meridians = evenly(0, 360);
const anywhere = evenly(-90, 90);
const placidusLatitudes = evenly(-66.5606, 66.5606);
const longitudes = evenly(0, 359.999999);

test("the Ascendant follows the Midheaven within 180° and stands on the horizon, everywhere", () => {
  fc.assert(
    fc.property(meridians, evenly(-89.99, 89.99), (meridianDeg, latitudeDeg) => {
      const sky = { meridianDeg, latitudeDeg, obliquityDeg };
      expect(normalizeDegrees(ascendant(sky) - midheaven(sky))).toBeLessThan(180);
      expect(Math.abs(altitude({ longitudeDeg: ascendant(sky), latitudeDeg: 0 }, sky))).toBeLessThan(1e-6);
    }),
    { numRuns: 300 },
  );
});

test("the Ascendant is on the eastern side, right up to the circles: a minute later the point is higher", () => {
  fc.assert(
    fc.property(meridians, evenly(-66, 66), (meridianDeg, latitudeDeg) => {
      const sky = { meridianDeg, latitudeDeg, obliquityDeg };
      const point = { longitudeDeg: ascendant(sky), latitudeDeg: 0 };
      expect(altitude(point, { ...sky, meridianDeg: meridianDeg + 0.25 })).toBeGreaterThan(altitude(point, sky));
    }),
  );
});

test("twelve Placidus cusps stand in order and opposite ones 180° apart, right up to the polar circles", () => {
  fc.assert(
    fc.property(meridians, placidusLatitudes, (meridianDeg, latitudeDeg) => {
      const cusps = placidusCusps({ meridianDeg, latitudeDeg, obliquityDeg });
      expectRing(cusps);
    }),
    { numRuns: 400 },
  );
});

test("a Placidus cusp divides the semi-arc of its own degree", () => {
  fc.assert(
    fc.property(meridians, placidusLatitudes, (meridianDeg, latitudeDeg) => {
      const sky = { meridianDeg, latitudeDeg, obliquityDeg };
      const cusps = placidusCusps(sky) ?? [];
      for (const [house, share] of [
        [11, 1 / 3],
        [12, 2 / 3],
        [9, -1 / 3],
        [8, -2 / 3],
      ] as const) {
        const { rightAscensionDeg, semiArcDeg } = daily(cusps[house - 1] ?? Number.NaN, sky);
        const fromMeridian = normalizeDegrees(rightAscensionDeg - meridianDeg + 180) - 180;
        expect(Math.abs(fromMeridian - share * semiArcDeg), `house ${house}`).toBeLessThan(1e-5);
      }
    }),
    { numRuns: 300 },
  );
});

test("a southern sky is the northern one twelve sidereal hours away, turned upside down", () => {
  fc.assert(
    fc.property(meridians, placidusLatitudes, (meridianDeg, latitudeDeg) => {
      const north = placidusCusps({ meridianDeg, latitudeDeg, obliquityDeg }) ?? [];
      const south = placidusCusps({ meridianDeg: meridianDeg + 180, latitudeDeg: -latitudeDeg, obliquityDeg }) ?? [];
      for (const [i, cusp] of north.entries()) {
        expect(arcseconds(south[i] ?? Number.NaN, cusp + 180), `cusp ${i + 1}`).toBeLessThan(0.001);
      }
    }),
  );
});

test("the place of a degree in its semi-arcs and the cusps tell the same house", () => {
  fc.assert(
    fc.property(meridians, placidusLatitudes, longitudes, (meridianDeg, latitudeDeg, longitudeDeg) => {
      const sky = { meridianDeg, latitudeDeg, obliquityDeg };
      const cusps = placidusCusps(sky) ?? [];
      const position = placidus.placidusPosition(diurnalArcs(sky)(longitudeDeg), meridianDeg);
      if (Math.abs(position - Math.round(position)) < 1e-7) return;
      expect(Math.floor(position) + 1).toBe(houseOf(longitudeDeg, cusps));
    }),
    { numRuns: 400 },
  );
});

test("beyond the polar circles the houses are Porphyry and say so, and still stand in order", () => {
  expect(housesOver({ meridianDeg: 10, latitudeDeg: 69.65, obliquityDeg }).system).toBe("porphyry");
  expect(housesOver({ meridianDeg: 10, latitudeDeg: -77.8, obliquityDeg }).system).toBe("porphyry");
  expect(housesOver({ meridianDeg: 10, latitudeDeg: 90 - obliquityDeg, obliquityDeg }).system).toBe("porphyry");
  expect(housesOver({ meridianDeg: 10, latitudeDeg: 66.5, obliquityDeg }).system).toBe("placidus");
  fc.assert(
    fc.property(meridians, anywhere, (meridianDeg, latitudeDeg) => {
      expectRing(porphyryCusps({ meridianDeg, latitudeDeg, obliquityDeg }));
    }),
  );
});

test("every longitude is in exactly one house, and a body on a cusp in the house that begins there", () => {
  fc.assert(
    fc.property(meridians, anywhere, longitudes, (meridianDeg, latitudeDeg, longitudeDeg) => {
      const { cusps } = housesOver({ meridianDeg, latitudeDeg, obliquityDeg });
      const house = houseOf(longitudeDeg, cusps);
      const from = cusps[house - 1] ?? Number.NaN;
      const to = cusps[house % 12] ?? Number.NaN;
      // Within rounding: at the exact pole a house may be no wider than that.
      expect(normalizeDegrees(longitudeDeg - from)).toBeLessThanOrEqual(normalizeDegrees(to - from) + 1e-9);
      const widths = cusps.map((cusp, i) => normalizeDegrees((cusps[(i + 1) % 12] ?? cusp) - cusp));
      // At the exact pole six houses have no width, and a cusp shared by two belongs to either.
      if (Math.min(...widths) < 1e-6) return;
      expect(cusps.map((cusp) => houseOf(cusp, cusps))).toEqual(cusps.map((_, i) => i + 1));
    }),
    { numRuns: 300 },
  );
});

test("houses 1, 4, 7, 10 are angular, the next succedent, the next cadent", () => {
  expect([1, 2, 3, 4, 8, 12].map(houseClassOf)).toEqual([
    "angular",
    "succedent",
    "cadent",
    "angular",
    "succedent",
    "cadent",
  ]);
});

function skyOf(row: (typeof golden.rows)[number]): LocalSky {
  return { meridianDeg: row.meridian, obliquityDeg: row.obliquity, latitudeDeg: row.latitude };
}

function expectRing(cusps: readonly number[] | null) {
  const ring = cusps ?? [];
  const after = (i: number, houses: number) =>
    normalizeDegrees((ring[(i + houses) % 12] ?? Number.NaN) - (ring[i] ?? Number.NaN));
  const round = ring.reduce((total, _, i) => total + after(i, 1), 0);
  const inRange = ring.every((cusp) => cusp >= 0 && cusp < 360);
  const opposite = ring.every((_, i) => Math.abs(after(i, 6) - 180) < 1e-9);
  // Cusps in order go around once; any disorder goes around more often.
  expect({ houses: ring.length, inRange, opposite, once: Math.abs(round - 360) < 1e-6 }).toEqual({
    houses: 12,
    inRange: true,
    opposite: true,
    once: true,
  });
}

/** Right ascension and diurnal semi-arc of an ecliptic degree, via its declination. */
function daily(longitudeDeg: number, sky: LocalSky) {
  const degrees = Math.PI / 180;
  const declination = Math.asin(Math.sin(longitudeDeg * degrees) * Math.sin(sky.obliquityDeg * degrees));
  const rightAscension = Math.atan2(
    Math.sin(longitudeDeg * degrees) * Math.cos(sky.obliquityDeg * degrees),
    Math.cos(longitudeDeg * degrees),
  );
  const semiArc = Math.acos(-Math.tan(sky.latitudeDeg * degrees) * Math.tan(declination));
  return { rightAscensionDeg: rightAscension / degrees, semiArcDeg: semiArc / degrees };
}
