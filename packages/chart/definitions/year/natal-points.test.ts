import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { birthSky } from "../../birth-sky.ts";
import { type AspectEnd, type Planet, planets } from "../../names.ts";
import { marina } from "../../testing/pair-births.ts";
import { natalPoints } from "../../year/natal-points.ts";

// Premium, 1 and 2.6: ten planets, Ascendant and Midheaven, with their places for a birth five minutes earlier and later;
// without a time a place is the arc travelled that day, and there are no Moon and no angles.

const disk = skyFromDisk();
const timeZones = timeZonesFrom(zoneHistory);
const noon = Date.UTC(2000, 0, 1, 12) / 1000;
const noonJdTt = disk.timeScales(noon).jdTt;

/** Longitudes of a made-up sky, by days since noon. */
const made: Readonly<Record<Planet, (days: number) => number>> = {
  sun: (days) => 100 + days,
  moon: (days) => 10 + 12 * days,
  // Backward.
  mars: (days) => 50 - 0.5 * days,
  // Turning at noon, so that both ends of the day are ahead, or behind.
  mercury: (days) => 200 + 4 * days * days,
  venus: (days) => 300 - 4 * days * days,
  // Through 0° Aries, forward and backward.
  jupiter: (days) => (359.75 + days + 360) % 360,
  saturn: (days) => (0.25 - days + 360) % 360,
  uranus: () => 5,
  neptune: () => 15,
  pluto: () => 25,
};
const sky = {
  ...disk,
  position: (body: string, jdTt: number) => {
    const planet = planets.find((one) => one === body);
    const longitudeDeg = planet === undefined ? 0 : made[planet](jdTt - noonJdTt);
    return { longitudeDeg, latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 1 };
  },
};
const birth = { date: "2000-01-01", time: null, latitude: 40, longitude: 0, zone: "UTC" };
function pointsOf(...question: Parameters<typeof birthSky>) {
  const found = birthSky(...question);
  if (!found.ok) throw new Error(found.problem.message);
  return natalPoints(found.at);
}

test("without a birth time nine planets, each with what it travels from midnight to noon and on to midnight", () => {
  const found = pointsOf(birth, { sky, timeZones });
  const expected: readonly (readonly [AspectEnd, place: number, behind: number, ahead: number])[] = [
    ["sun", 100, 0.5, 0.5],
    ["mercury", 200, 0, 1],
    ["venus", 300, 1, 0],
    ["mars", 50, 0.25, 0.25],
    ["jupiter", 359.75, 0.5, 0.5],
    ["saturn", 0.25, 0.5, 0.5],
    ["uranus", 5, 0, 0],
    ["neptune", 15, 0, 0],
    ["pluto", 25, 0, 0],
  ];
  expect(found.map(({ point }) => point)).toEqual(expected.map(([point]) => point));
  for (const [index, [point, place, behind, ahead]] of expected.entries()) {
    const { longitudeDeg, behindDeg, aheadDeg, shifted } = found[index] ?? {};
    expect(longitudeDeg, point).toBe(place);
    expect(behindDeg, point).toBeCloseTo(behind, 6);
    expect(aheadDeg, point).toBeCloseTo(ahead, 6);
    expect(shifted, point).toBeNull();
  }
});

test("with a birth time ten planets and both angles, none with an arc", () => {
  const found = pointsOf({ ...birth, time: "12:00" }, { sky, timeZones });
  expect(found.map(({ point }) => point)).toEqual([...planets, "ascendant", "midheaven"]);
  for (const { behindDeg, aheadDeg } of found) expect([behindDeg, aheadDeg]).toEqual([0, 0]);
  // Five minutes are 1/288 of a day.
  const ofMoon = found.find(({ point }) => point === "moon");
  expect(ofMoon?.longitudeDeg).toBe(10);
  expect(ofMoon?.shifted?.earlierDeg).toBeCloseTo(10 - 12 / 288, 6);
  expect(ofMoon?.shifted?.laterDeg).toBeCloseTo(10 + 12 / 288, 6);
});

test("places five minutes earlier and later are those of the births at 14:25 and 14:35", () => {
  const sources = { sky: disk, timeZones };
  const at = (time: string) => pointsOf({ ...marina, time }, sources).map(({ longitudeDeg }) => longitudeDeg);
  const found = pointsOf(marina, sources);
  expect(found.map(({ longitudeDeg }) => longitudeDeg)).toEqual(at("14:30"));
  expect(found.map(({ shifted }) => shifted?.earlierDeg)).toEqual(at("14:25"));
  expect(found.map(({ shifted }) => shifted?.laterDeg)).toEqual(at("14:35"));
  const [early = 0, late = 0] = [at("14:25").at(-1), at("14:35").at(-1)];
  // The Midheaven goes about a degree in four minutes.
  expect(late - early).toBeGreaterThan(2);
});
