import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { describe, expect, test } from "vitest";
import { lunations } from "../lunations.ts";

const sky = skyFromDisk();
const jdTt = (instant: string) => sky.timeScales(Date.parse(instant) / 1000).jdTt;
const eclipses = lunations(sky, { fromJdTt: jdTt("1990-01-01T00:00Z"), toJdTt: jdTt("2061-01-01T00:00Z") }).flatMap(
  ({ eclipse }) => (eclipse === null ? [] : [eclipse]),
);
const instantOf = (jd: number) => new Date(Math.round(unixSecondsAt(jd)) * 1000).toISOString();
const told = (of: "sun" | "moon", from: string, to: string) =>
  eclipses
    .map((eclipse) => ({ ...eclipse, date: instantOf(eclipse.greatestJdTt).slice(0, 10) }))
    .filter((eclipse) => eclipse.of === of && eclipse.date >= from && eclipse.date < to)
    .map(({ date, type }) => `${date} ${type}`);

describe("eclipses are those of NASA's canon", () => {
  test("of the Sun, 2020 to 2030", () => {
    expect(told("sun", "2020", "2031")).toEqual([
      ...["2020-06-21 annular", "2020-12-14 total", "2021-06-10 annular", "2021-12-04 total", "2022-04-30 partial"],
      ...["2022-10-25 partial", "2023-04-20 hybrid", "2023-10-14 annular", "2024-04-08 total", "2024-10-02 annular"],
      ...["2025-03-29 partial", "2025-09-21 partial", "2026-02-17 annular", "2026-08-12 total", "2027-02-06 annular"],
      ...["2027-08-02 total", "2028-01-26 annular", "2028-07-22 total", "2029-01-14 partial", "2029-06-12 partial"],
      ...["2029-07-11 partial", "2029-12-05 partial", "2030-06-01 annular", "2030-11-25 total"],
    ]);
  });

  test("of the Moon, 2020 to 2030, without the penumbral ones", () => {
    expect(told("moon", "2020", "2031")).toEqual([
      ...["2021-05-26 total", "2021-11-19 partial", "2022-05-16 total", "2022-11-08 total", "2023-10-28 partial"],
      ...["2024-09-18 partial", "2025-03-14 total", "2025-09-07 total", "2026-03-03 total", "2026-08-28 partial"],
      ...["2028-01-12 partial", "2028-07-06 partial", "2028-12-31 total", "2029-06-26 total", "2029-12-20 total"],
      ...["2030-06-15 partial"],
    ]);
  });

  test("the hybrid ones of 1990 to 2060", () => {
    const hybrids = eclipses.filter(({ type }) => type === "hybrid").map(({ greatestJdTt }) => instantOf(greatestJdTt));
    expect(hybrids.map((instant) => instant.slice(0, 10))).toEqual([
      ...["2005-04-08", "2013-11-03", "2023-04-20", "2031-11-14", "2049-11-25", "2050-05-20"],
    ]);
  });

  test("a shadow whose axis misses the Earth may still be annular or total", () => {
    expect(told("sun", "2014-04", "2014-05")).toEqual(["2014-04-29 annular"]);
    expect(told("sun", "2043", "2044")).toEqual(["2043-04-09 total", "2043-10-03 annular"]);
  });

  test("greatest eclipse within half a minute of the published instants", () => {
    // NASA, Five Millennium Canon, TD less Delta T: the greatest eclipse is that of the shadow's axis there.
    const published = ["2024-04-08T18:17:20Z", "2026-08-12T17:45:53Z", "2027-08-02T10:06:38Z"];
    for (const instant of published) {
      const found = eclipses.find(({ greatestJdTt }) => Math.abs(greatestJdTt - jdTt(instant)) < 1);
      expect(Math.abs((found?.greatestJdTt ?? 0) - jdTt(instant)) * 86400, instant).toBeLessThan(30);
    }
  });
});
