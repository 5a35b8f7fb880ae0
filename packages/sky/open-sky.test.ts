import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decadeEndJd, decadeOf, decades } from "./ephemeris/decades.ts";
import { openSky } from "./open-sky.ts";
import { SkyRefusal } from "./refusal.ts";
import { type Body, bodies } from "./sky.ts";
import { skyFromDisk } from "./sky-from-disk.ts";

const tableOf = (year: number) => new Uint8Array(readFileSync(new URL(`./tables/${year}.bin`, import.meta.url)));
const sky = skyFromDisk();
const arcseconds = (oneDeg: number, otherDeg: number) => (((oneDeg - otherDeg + 540) % 360) - 180) * 3600;

function refusalOf(ask: () => unknown): string {
  try {
    ask();
  } catch (error) {
    if (error instanceof SkyRefusal) return error.reason;
    throw error;
  }
  return "an answer";
}

test("at the joint of two decades every body stands in one place, to 0.001 arc-second", () => {
  const justBefore = 2 ** -24;
  const gaps: [number, Body, number][] = [];
  for (const year of decades.slice(1)) {
    const joint = decadeEndJd(year - 10);
    expect(decadeOf(joint - justBefore)).toBe(year - 10);
    expect(decadeOf(joint)).toBe(year);
    for (const body of bodies) {
      const before = sky.position(body, joint - justBefore);
      const after = sky.position(body, joint);
      const moved = before.longitudeDeg + before.speedDegPerDay * justBefore;
      gaps.push([year, body, Math.abs(arcseconds(moved, after.longitudeDeg))]);
      gaps.push([year, body, Math.abs(before.latitudeDeg - after.latitudeDeg) * 3600]);
    }
  }
  expect(gaps.filter(([, , gap]) => gap > 0.001)).toEqual([]);
});

test("a sky of one decade gives the same bits as the sky of all", () => {
  const alone = openSky((year) => (year === 1990 ? tableOf(1990) : null));
  for (const jdTt of [2447892.5, 2448058.2298, 2450123.456, 2451544.499]) {
    for (const body of bodies) expect(alone.position(body, jdTt)).toEqual(sky.position(body, jdTt));
  }
});

test("the order of questions changes no answer", () => {
  const fresh = () => openSky(tableOf);
  const instants = [2448058.2, 2415020.5, 2488000.1, 2448058.2];
  const inOrder = fresh();
  const forward = instants.flatMap((jd) => bodies.map((body) => inOrder.position(body, jd)));
  for (const [n, jd] of instants.entries()) {
    for (const [m, body] of bodies.entries()) {
      expect(fresh().position(body, jd)).toEqual(forward[n * bodies.length + m]);
    }
  }
});

test("speed is the change of longitude", () => {
  const step = 0.01;
  for (let jd = 2415100.5; jd < 2495000; jd += 4321.987) {
    for (const body of bodies) {
      const change = arcseconds(sky.position(body, jd + step).longitudeDeg, sky.position(body, jd - step).longitudeDeg);
      const speed = sky.position(body, jd).speedDegPerDay * 3600;
      // The remaining difference comes from the third derivatives of the Moon and the node themselves.
      expect(Math.abs(change / (2 * step) - speed)).toBeLessThan(body === "moon" || body === "trueNode" ? 0.5 : 0.15);
    }
  }
});

test("what is no instant, no body, or beyond the tables is refused by its reason", () => {
  expect(refusalOf(() => sky.position("sun", Number.NaN))).toBe("not-a-number");
  expect(refusalOf(() => sky.position("sun", Number.POSITIVE_INFINITY))).toBe("not-a-number");
  expect(refusalOf(() => sky.position("moon", sky.span.firstJdTt - 0.001))).toBe("out-of-range");
  expect(refusalOf(() => sky.position("moon", sky.span.lastJdTt + 0.001))).toBe("out-of-range");
  expect(refusalOf(() => sky.position("sun", -1e300))).toBe("out-of-range");
  expect(refusalOf(() => sky.position("vulcan" as Body, 2451545))).toBe("unknown-body");
  expect(refusalOf(() => openSky(() => null).position("sun", 2451545))).toBe("table-missing");
  expect(refusalOf(() => sky.timeScales(Number.NaN))).toBe("not-a-number");
  expect(refusalOf(() => sky.timeScales(1e12))).toBe("out-of-range");
});

test("the ends of the tables are answered", () => {
  for (const body of bodies) {
    expect(sky.position(body, sky.span.firstJdTt).longitudeDeg).toBeGreaterThanOrEqual(0);
    expect(sky.position(body, sky.span.lastJdTt).longitudeDeg).toBeLessThan(360);
  }
});

test("a damaged or cut-off table gives no positions", () => {
  const whole = tableOf(2000);
  const bent = Uint8Array.from(whole, (byte, index) => (index === 30_000 ? byte ^ 4 : byte));
  for (const bytes of [bent, whole.subarray(0, 40_000), new Uint8Array(0), new Uint8Array(64)]) {
    expect(refusalOf(() => openSky(() => bytes).position("sun", 2453000))).toBe("damaged-table");
  }
});
