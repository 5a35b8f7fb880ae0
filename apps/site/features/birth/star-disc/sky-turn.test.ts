import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import { skyTurn, wholeDate } from "./sky-turn.ts";

const timeZones = timeZonesFrom(zoneHistory);
const marina = {
  date: "1990-06-15",
  hour: "14",
  minute: "30",
  longitude: -46.6361,
  zone: "America/Sao_Paulo",
};

test("the sky over São Paulo stands where the almanac says", () => {
  // Mean sidereal time at Greenwich, 1990-06-15 17:30 UT: 11h 04m 04.9s (USNO formula), less 3h 06m 32.7s of longitude.
  const { siderealTimeDeg, clockHours } = skyTurn(marina, timeZones);
  expect(clockHours).toBe(14.5);
  expect(siderealTimeDeg).toBeCloseTo(119.5, 0);
});

test("an hour of the clock turns the sky by 15.04 degrees", () => {
  const turned =
    skyTurn({ ...marina, hour: "15" }, timeZones).siderealTimeDeg - skyTurn(marina, timeZones).siderealTimeDeg;
  expect(turned).toBeCloseTo(15.041, 2);
});

test("an offset set by hand turns the sky, whatever the zone", () => {
  const byZone = skyTurn(marina, timeZones).siderealTimeDeg;
  expect(skyTurn({ ...marina, offsetSeconds: -10_800 }, null).siderealTimeDeg).toBe(byZone);
  expect(skyTurn({ ...marina, offsetSeconds: -7200 }, timeZones).siderealTimeDeg).toBeCloseTo(byZone - 15.041, 2);
});

test("an unfinished form still has a sky", () => {
  const { siderealTimeDeg, clockHours } = skyTurn(
    { date: null, hour: "12", minute: "x", longitude: 0, zone: null },
    null,
  );
  expect(clockHours).toBe(12);
  expect(siderealTimeDeg).toBeGreaterThanOrEqual(0);
  expect(siderealTimeDeg).toBeLessThan(360);
});

test("a date counts once it is whole", () => {
  expect(wholeDate({ day: "5", month: "6", year: "1990" })).toBe("1990-06-05");
  expect(wholeDate({ day: "5", month: "", year: "1990" })).toBeNull();
});
