import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import type { Birth } from "../../birth.ts";
import { birthMoment } from "../../moment/birth-moment.ts";
import { birthTimeZone } from "../../moment/birth-time-zone.ts";
import { localDay } from "../../moment/local-day.ts";
import { required } from "../../required.ts";

// Definitions, unknown time: the day of birth has its real length, 00:00 to 24:00, read on the local clock and truncated
// to the minute.

const timeZones = timeZonesFrom(zoneHistory);

function dayOf(zone: string, date: string, change: Partial<Birth> = {}) {
  const birth: Birth = { latitude: 0, longitude: 0, date, time: null, zone, ...change };
  const clock = required(birthTimeZone(birth, timeZones), "a zone");
  const found = birthMoment(birth, clock);
  if (!found.ok) throw new Error(found.problem.field);
  return localDay(found.moment, clock);
}
const unix = (instant: string) => Date.parse(instant) / 1000;
const endsOf = (...day: Parameters<typeof dayOf>) => {
  const { startUnix, endUnix } = dayOf(...day);
  return [startUnix, endUnix].map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 16));
};

test("a day begins at its first 00:00 and ends at the first 00:00 of the next", () => {
  for (const [zone, date, start, end] of [
    ["Europe/London", "2024-06-01", "2024-05-31T23:00", "2024-06-01T23:00"],
    ["Europe/London", "2024-02-29", "2024-02-29T00:00", "2024-03-01T00:00"],
    ["Europe/London", "2023-12-31", "2023-12-31T00:00", "2024-01-01T00:00"],
    ["Europe/London", "2024-03-31", "2024-03-31T00:00", "2024-03-31T23:00"],
    ["Europe/London", "2024-10-27", "2024-10-26T23:00", "2024-10-28T00:00"],
    // At 00:00 the clocks went forward to 01:00: the day begins with the jump.
    ["America/Sao_Paulo", "2017-10-15", "2017-10-15T03:00", "2017-10-16T02:00"],
    // At 01:00 the clocks went back to 00:00: the day begins with the first.
    ["Atlantic/Azores", "2023-10-29", "2023-10-29T00:00", "2023-10-30T01:00"],
  ] as const) {
    expect(endsOf(zone, date)).toEqual([start, end]);
  }
});

test("a birth at the first or the last second of a day is of that day", () => {
  for (const time of ["00:00", "23:59:59"])
    expect(endsOf("Europe/London", "2024-03-31", { time })).toEqual(["2024-03-31T00:00", "2024-03-31T23:00"]);
});

test("a day that the date line left out has 24 hours at the offset by which it is read", () => {
  // Samoa went from 29 to 31 December 2011, from 10 hours west of Greenwich to 14 hours east.
  const before = ["2011-12-30T10:00", "2011-12-31T10:00"];
  const after = ["2011-12-29T10:00", "2011-12-30T10:00"];
  for (const time of [null, "00:00", "23:59"]) {
    expect(endsOf("Pacific/Apia", "2011-12-30", { time, fold: 0 })).toEqual(before);
    expect(endsOf("Pacific/Apia", "2011-12-30", { time, fold: 1 })).toEqual(after);
  }
});

test("within a day the clock is truncated to the minute, its ends are 00:00 and 24:00, and nothing lies outside", () => {
  const day = dayOf("Europe/London", "2024-06-01");
  for (const [instant, shown] of [
    ["2024-05-31T22:30:00Z", "00:00"],
    ["2024-05-31T23:00:00Z", "00:00"],
    ["2024-05-31T23:00:59Z", "00:00"],
    ["2024-05-31T23:01:00Z", "00:01"],
    ["2024-06-01T08:05:59Z", "09:05"],
    ["2024-06-01T22:59:59Z", "23:59"],
    ["2024-06-01T23:00:00Z", "24:00"],
    ["2024-06-02T01:00:00Z", "24:00"],
  ] as const) {
    expect(day.clockText(unix(instant)), instant).toBe(shown);
  }
});

test("where the clocks change within a day, each instant is read by the clock of then", () => {
  const spring = dayOf("Europe/London", "2024-03-31");
  expect(spring.clockText(unix("2024-03-31T00:30:00Z"))).toBe("00:30");
  expect(spring.clockText(unix("2024-03-31T01:30:00Z"))).toBe("02:30");
  const jump = dayOf("America/Sao_Paulo", "2017-10-15");
  expect(jump.clockText(jump.startUnix)).toBe("00:00");
  expect(jump.clockText(jump.startUnix + 1)).toBe("01:00");
});

test("before 1970 too the clock shows the time of day", () => {
  expect(dayOf("Europe/London", "1950-01-10").clockText(unix("1950-01-10T17:45:30Z"))).toBe("17:45");
});
