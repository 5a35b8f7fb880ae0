import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { BirthData } from "../birth/draft/birth-data.ts";
import { computePreview } from "../chart-engine/compute-preview.ts";
import { rangeOf } from "./calendar-signs.ts";

const london: BirthData = {
  birthDate: "1990-06-15",
  birthTime: "12:00",
  timeUnknown: false,
  birthCity: "London",
  birthCountry: "United Kingdom",
  countryCode: "GB",
  latitude: 51.5085,
  longitude: -0.1257,
  timezone: "Europe/London",
};
const timeZones = timeZonesFrom(zoneHistory);
const sunChange = (fields: Partial<BirthData>) => {
  const outcome = computePreview({ ...london, ...fields }, { sky: skyFromDisk(), timeZones });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.preview.sunChange;
};

test("the calendar's table is the specification's", () => {
  expect(rangeOf("Aries")).toEqual({ from: { month: 3, day: 21 }, to: { month: 4, day: 19 } });
  expect(rangeOf("Capricorn")).toEqual({ from: { month: 12, day: 22 }, to: { month: 1, day: 19 } });
});

test("on an ordinary day nothing is said", () => {
  expect(sunChange({})).toBeNull();
});

test("where the Sun is ahead of the calendar, the moment it changed sign is given on the local clock", () => {
  // March equinox 2000: 20 March 07:35 UT (USNO, Earth's Seasons).
  expect(sunChange({ birthDate: "2000-03-20" })).toEqual({
    kind: "calendar-differs",
    calendar: "Pisces",
    before: "Pisces",
    after: "Aries",
    date: "2000-03-20",
    time: "07:35",
  });
});

test("where the Sun is behind the calendar, the change still to come is given", () => {
  // September equinox 2007: 23 September 09:51 UT, 10:51 British Summer Time.
  expect(sunChange({ birthDate: "2007-09-23", birthTime: "06:00" })).toMatchObject({
    calendar: "Libra",
    before: "Virgo",
    after: "Libra",
    date: "2007-09-23",
    time: "10:51",
  });
});

test("without an hour, a change of sign on the very day is told even where the calendar agrees", () => {
  // December solstice 2000: 21 December 13:37 UT, so at noon the Sun is still in Sagittarius, matching the calendar.
  const untimed = { birthDate: "2000-12-21", birthTime: "12:00", timeUnknown: true };
  expect(sunChange(untimed)).toMatchObject({ kind: "hour-unknown", after: "Capricorn", time: "13:37" });
  expect(sunChange({ ...untimed, timeUnknown: false })).toBeNull();
  expect(sunChange({ ...untimed, birthDate: "2000-12-20" })).toBeNull();
  // The equinox of 20 March 2000, 07:35 UT, is close to noon of the day before, but not on that day.
  expect(sunChange({ ...untimed, birthDate: "2000-03-19" })).toBeNull();
});
