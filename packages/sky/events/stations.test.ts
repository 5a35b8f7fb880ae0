import { expect, test } from "vitest";
import { timeScales, unixSecondsAt } from "../earth/time-scales.ts";
import { skyFromDisk } from "../sky-from-disk.ts";
import { courseOf } from "./course.ts";
import { stations } from "./stations.ts";

const sky = skyFromDisk();
const jdTt = (iso: string) => timeScales(Date.parse(iso) / 1000).jdTt;
const years = (from: number, to: number) => ({
  fromJdTt: jdTt(`${from}-01-01T00:00:00Z`),
  toJdTt: jdTt(`${to}-01-01T00:00:00Z`),
});

/** Mercury's stations in longitude in 2020 from published ephemerides, to the minute. */
const mercury = [
  ["2020-02-17T00:54:00Z", "retrograde"],
  ["2020-03-10T03:49:00Z", "direct"],
  ["2020-06-18T04:59:00Z", "retrograde"],
  ["2020-07-12T08:26:00Z", "direct"],
  ["2020-10-14T01:05:00Z", "retrograde"],
  ["2020-11-03T17:50:00Z", "direct"],
] as const;

test("Mercury's stations of 2020 are the published ones within a minute", () => {
  const found = [...stations(courseOf(sky, "mercury"), years(2020, 2021))];
  expect(found.map(({ turns }) => turns)).toEqual(mercury.map(([, turns]) => turns));
  mercury.forEach(([published], index) => {
    const seconds = unixSecondsAt(found[index]?.jdTt ?? 0);
    expect(Math.abs(seconds - Date.parse(published) / 1000), published).toBeLessThan(60);
  });
});

test.each([
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "chiron",
  "trueNode",
] as const)("%s stands still at its stations and turns back and forth by turns", (body) => {
  const found = [...stations(courseOf(sky, body), years(1999, 2005))];
  expect(found.length).toBeGreaterThan(3);
  found.forEach(({ jdTt: jd, longitudeDeg, turns }, index) => {
    expect(Math.abs(sky.position(body, jd).speedDegPerDay)).toBeLessThan(1e-8);
    expect(sky.position(body, jd).longitudeDeg).toBe(longitudeDeg);
    expect(turns).not.toBe(found[index - 1]?.turns);
    expect(sky.position(body, jd + 0.01).speedDegPerDay > 0).toBe(turns === "direct");
  });
});

test("the Sun, the Moon, the mean node and the mean apogee never stand still", () => {
  for (const body of ["sun", "moon", "meanNode", "meanLilith"] as const) {
    expect([...stations(courseOf(sky, body), years(1900, 2100))]).toEqual([]);
  }
});
