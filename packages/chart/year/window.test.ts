import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import { yearWindow } from "./window.ts";

const timeZones = timeZonesFrom(zoneHistory);
const instantOf = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString().slice(0, 19);
const windowOf = (written: string, zone: string) => {
  const [year = 0, month = 0, day = 0] = written.split("-").map(Number);
  const { fromUnix, toUnix, months } = yearWindow({ year, month, day }, { zone, longitude: 0 }, timeZones);
  return { from: instantOf(fromUnix), to: instantOf(toUnix), months: months.map(({ month: name }) => name) };
};

test.each([
  // A month paid on its first day is the first of the twelve.
  ["2026-12-01", "Europe/Madrid", "2026-11-30T23:00:00", "2027-11-30T23:00:00", "2026-12", "2027-11"],
  ["2026-12-02", "Europe/Madrid", "2026-12-01T23:00:00", "2027-12-31T23:00:00", "2027-01", "2027-12"],
  ["2026-11-30", "America/New_York", "2026-11-30T05:00:00", "2027-12-01T05:00:00", "2026-12", "2027-11"],
  ["2028-02-29", "UTC", "2028-02-29T00:00:00", "2029-03-01T00:00:00", "2028-03", "2029-02"],
  // Each end by the offset of its own day.
  ["2026-04-01", "Pacific/Auckland", "2026-03-31T11:00:00", "2027-03-31T11:00:00", "2026-04", "2027-03"],
  // Local time went from 24:00 to 01:00: the day begins at 01:00, the instant of the jump.
  ["2017-10-15", "America/Sao_Paulo", "2017-10-15T03:00:00", "2018-11-01T03:00:00", "2017-11", "2018-10"],
  // A day that was skipped whole, 30 December 2011: the first instant after it.
  ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00", "2012-12-31T10:00:00", "2012-01", "2012-12"],
])("the year from %s in %s", (day, zone, from, to, first, last) => {
  const found = windowOf(day, zone);
  expect([found.from, found.to]).toEqual([from, to]);
  expect([found.months[0], found.months.at(-1), found.months.length]).toEqual([first, last, 12]);
});

test("the months of a window join without a gap", () => {
  const date = { year: 2026, month: 3, day: 15 };
  const { months, fromUnix, toUnix } = yearWindow(date, { zone: "Europe/London", longitude: 0 }, timeZones);
  expect(fromUnix).toBeLessThan(months[0]?.fromUnix ?? 0);
  for (const [index, month] of months.entries()) expect(months[index + 1]?.fromUnix ?? toUnix).toBe(month.toUnix);
});
