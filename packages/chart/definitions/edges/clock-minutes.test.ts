import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { birthSky } from "../../birth-sky.ts";
import { clockErrorMinutes, clockTimeOf } from "../../edges/clock-minutes.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function skyOf(date: string, time: string | null) {
  const found = birthSky({ date, time, latitude: 40.4, longitude: -3.7, zone: "Europe/Madrid" }, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return found.at;
}

test.each([
  ["08:00", 15],
  ["08:30", 15],
  ["08:45", 5],
  ["08:05", 5],
  ["08:14", 2],
  ["08:30:20", 2],
  [null, null],
])("a time written %s may be off by %s minutes", (time, error) => {
  expect(clockErrorMinutes(skyOf("1990-06-15", time))).toBe(error);
});

test("minutes across midnight have the date of the day they fall on", () => {
  const at = skyOf("1990-06-15", "23:58");
  expect(clockTimeOf(at, 1)).toEqual({ date: "1990-06-15", time: "23:59", offsetSeconds: 7200 });
  expect(clockTimeOf(at, 2)).toEqual({ date: "1990-06-16", time: "00:00", offsetSeconds: 7200 });
  expect(clockTimeOf(skyOf("1991-01-01", "00:00"), -1)).toMatchObject({ date: "1990-12-31", time: "23:59" });
});

test("where the clocks jump, the minute after is the one they showed", () => {
  const at = skyOf("2024-03-31", "01:58");
  expect(clockTimeOf(at, 1)).toEqual({ date: "2024-03-31", time: "01:59", offsetSeconds: 3600 });
  expect(clockTimeOf(at, 2)).toEqual({ date: "2024-03-31", time: "03:00", offsetSeconds: 7200 });
});

test("the seconds of a birth are dropped from its minutes", () => {
  expect(clockTimeOf(skyOf("1990-06-15", "08:30:20"), 0).time).toBe("08:30");
});
