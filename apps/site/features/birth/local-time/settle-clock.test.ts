import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import type { BirthData } from "../draft/birth-data.ts";
import { settleBy } from "./settle-clock.ts";

const timeZones = timeZonesFrom(zoneHistory);
const unasked = { fold: "", foldOf: "" } as const;
const auckland: BirthData = {
  ...{ birthDate: "2026-11-24", birthTime: "10:30", timeUnknown: false, timezone: "Pacific/Auckland" },
  ...{ birthCity: "Auckland", birthCountry: "New Zealand", countryCode: "NZ", latitude: -36.85, longitude: 174.76 },
};
/** 10:30:20 on the 24th in Auckland, where it is still the 23rd in London. */
const nowMs = Date.parse("2026-11-23T21:30:20Z");
const settle = (change: Partial<BirthData>) => settleBy({ ...auckland, ...change }, timeZones, unasked, nowMs);

test("a birth of this minute is taken, and one of the next is refused under its hour", () => {
  expect(settle({})).toMatchObject({ ok: true });
  expect(settle({ birthTime: "10:31" })).toEqual({ ok: false, field: "hour", reason: "time-ahead" });
});

test("a day still to come at the place is refused under its year, and one that has begun is taken without a time", () => {
  expect(settle({ birthDate: "2026-11-25" })).toEqual({ ok: false, field: "year", reason: "date-ahead" });
  const madrid = { timezone: "Europe/Madrid", latitude: 40.4, longitude: -3.7, timeUnknown: true, birthTime: "12:00" };
  expect(settle(madrid)).toEqual({ ok: false, field: "year", reason: "date-ahead" });
  expect(settle({ timeUnknown: true, birthTime: "12:00" })).toMatchObject({ ok: true });
});

test("of a time that came twice it is asked which one before it is refused", () => {
  const london = {
    timezone: "Europe/London",
    birthDate: "2026-10-25",
    birthTime: "01:10",
    latitude: 51.5,
    longitude: 0,
  };
  const between = Date.parse("2026-10-25T00:40:00Z");
  const birth = { ...auckland, ...london };
  expect(settleBy(birth, timeZones, unasked, between)).toMatchObject({ field: "fold" });
  const foldOf = "2026-10-25 01:10 Europe/London";
  expect(settleBy(birth, timeZones, { fold: "0", foldOf }, between)).toMatchObject({ ok: true, birth: { fold: 0 } });
  expect(settleBy(birth, timeZones, { fold: "1", foldOf }, between)).toMatchObject({ reason: "time-ahead" });
});
