import { expect, test } from "vitest";
import type { Body } from "../sky.ts";
import { skyFromDisk } from "../sky-from-disk.ts";
import { courseOf } from "./course.ts";
import { crossings } from "./crossings.ts";
import { stations } from "./stations.ts";
import { refineCrossing, tabulatedCourses } from "./tabulated-course.ts";

const sky = skyFromDisk();
const bodies = ["mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"] as const;
const window = { fromJdTt: 2460676.5, toJdTt: 2462502.5 };
const tables = tabulatedCourses(sky, bodies, { window, stepDays: 2 });
const arcseconds = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) * 3600;

/** Whether a station stands so close to the target that the table and the ephemeris may disagree on a graze. */
const grazes = (body: Body, longitudeDeg: number) =>
  [...stations(courseOf(sky, body), window)].some((station) => arcseconds(station.longitudeDeg, longitudeDeg) < 0.01);

test("crossings found in a table and refined are those of the ephemeris, to a thousandth of an arcsecond", () => {
  let compared = 0;
  for (const body of bodies) {
    for (let longitudeDeg = 0.37; longitudeDeg < 360; longitudeDeg += 4.3) {
      if (grazes(body, longitudeDeg)) continue;
      const exact = [...crossings(courseOf(sky, body), { longitudeDeg }, window)];
      const found = [...crossings(tables[body], { longitudeDeg }, window)];
      expect(found.map(({ direct }) => direct)).toEqual(exact.map(({ direct }) => direct));
      for (const [index, { jdTt }] of found.entries()) {
        const refined = refineCrossing(sky, body, longitudeDeg, jdTt);
        expect(arcseconds(sky.position(body, refined).longitudeDeg, longitudeDeg)).toBeLessThan(0.001);
        expect(Math.abs(refined - (exact[index]?.jdTt ?? 0)) * 86400).toBeLessThan(60);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test("two tables agree to the last bit where they overlap", () => {
  const later = tabulatedCourses(sky, bodies, {
    window: { fromJdTt: window.fromJdTt + 333.3, toJdTt: window.toJdTt + 50.1 },
    stepDays: 2,
  });
  for (const body of bodies) {
    for (let jdTt = window.fromJdTt + 340; jdTt < window.toJdTt; jdTt += 97.31) {
      const { longitudeDeg, speedDegPerDay } = later[body].at(jdTt);
      expect(arcseconds(longitudeDeg, tables[body].at(jdTt).longitudeDeg)).toBeLessThan(1e-8);
      expect(speedDegPerDay).toBeCloseTo(tables[body].at(jdTt).speedDegPerDay, 12);
    }
  }
});

test("next to a station the best instant met is kept", () => {
  const [station] = stations(courseOf(sky, "saturn"), window);
  const past = (station?.longitudeDeg ?? 0) + (station?.turns === "retrograde" ? 0.0001 : -0.0001) / 3600;
  const refined = refineCrossing(sky, "saturn", past, (station?.jdTt ?? 0) + 0.01);
  expect(arcseconds(sky.position("saturn", refined).longitudeDeg, past)).toBeLessThan(0.005);
});
