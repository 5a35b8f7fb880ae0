import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { aheadOfNow } from "./ahead-of-now.ts";

const timeZones = timeZonesFrom(zoneHistory);
/** 10:30 p.m. in Madrid, 10:30 the next morning in Auckland. */
const now = Date.parse("2026-11-23T21:30:20Z") / 1000;
const madrid = { latitude: 40.4, longitude: -3.7, zone: "Europe/Madrid" };
const auckland = { latitude: -36.85, longitude: 174.76, zone: "Pacific/Auckland" };
const honolulu = { latitude: 21.3, longitude: -157.86, zone: "Pacific/Honolulu" };
const aheadIn = (place: Omit<Birth, "date" | "time">, date: string, time: string | null) =>
  aheadOfNow({ ...place, date, time }, timeZones, now);

test("a minute that has begun is past, the next one is not, by the clock of the place", () => {
  expect(aheadIn(madrid, "2026-11-23", "22:30")).toBeNull();
  expect(aheadIn(madrid, "2026-11-23", "22:31")).toBe("time");
  expect(aheadIn(auckland, "2026-11-24", "10:30")).toBeNull();
  expect(aheadIn(auckland, "2026-11-24", "10:31")).toBe("time");
  expect(aheadIn(honolulu, "2026-11-23", "11:30")).toBeNull();
  expect(aheadIn(honolulu, "2026-11-23", "11:31")).toBe("time");
});

test("a birth at this very second is past", () => {
  const birth = { ...madrid, date: "2026-11-23", time: "22:30" };
  expect(aheadOfNow(birth, timeZones, Date.parse("2026-11-23T21:30:00Z") / 1000)).toBeNull();
  expect(aheadOfNow(birth, timeZones, Date.parse("2026-11-23T21:29:59Z") / 1000)).toBe("time");
});

test("a day that has not begun at the place is ahead, with a time and without", () => {
  for (const time of ["00:00", "23:59", null]) {
    expect(aheadIn(madrid, "2026-11-24", time)).toBe("date");
    expect(aheadIn(honolulu, "2026-11-24", time)).toBe("date");
    expect(aheadIn(auckland, "2026-11-25", time)).toBe("date");
  }
});

test("a day that has begun is not ahead without a time, though its noon may be", () => {
  expect(aheadIn(honolulu, "2026-11-23", null)).toBeNull();
  expect(aheadIn(auckland, "2026-11-24", null)).toBeNull();
});

test("an offset set by hand decides, and the second reading of a time that came twice may be ahead alone", () => {
  expect(aheadIn({ ...madrid, offsetSeconds: 0 }, "2026-11-23", "22:30")).toBe("time");
  // 1:10 occurs twice in London on 25 October 2026: at 00:10 and at 01:10 UTC.
  const between = Date.parse("2026-10-25T00:40:00Z") / 1000;
  const london = { latitude: 51.5, longitude: -0.1, zone: "Europe/London", date: "2026-10-25", time: "01:10" };
  expect(aheadOfNow({ ...london, fold: 0 }, timeZones, between)).toBeNull();
  expect(aheadOfNow({ ...london, fold: 1 }, timeZones, between)).toBe("time");
});

test("an instant is ahead by its date, and a zone nobody knows decides nothing", () => {
  const utc = { date: "2026-11-23", time: "21:31", ...madrid, zone: "UTC", utc: "2026-11-23T21:31:00Z" };
  expect(aheadOfNow(utc, timeZones, now)).toBe("date");
  expect(aheadOfNow({ ...utc, utc: "2026-11-23T21:30:00Z" }, timeZones, now)).toBeNull();
  expect(aheadIn({ ...madrid, zone: "Mars/Olympus" }, "2027-01-01", null)).toBeNull();
});
