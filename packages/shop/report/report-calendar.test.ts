import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { crossingsAhead } from "@cosmic/report/crossings-ahead";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { reportCalendar } from "./report-calendar.ts";
import { chartAndCompose, composerOf } from "./write-report.ts";

const tools = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory), compose: composerOf("Cosmic Blueprint") };
const birth: Birth = {
  ...{ name: "Zoë Ünal", date: "1990-06-15", time: "14:30", place: "São Paulo" },
  ...{ latitude: -23.55, longitude: -46.63, zone: "America/Sao_Paulo" },
};
const written = (of: Birth) =>
  chartAndCompose(tools, { birth: of, soldBy: null, sources: [], edition: "en", asOf: "2026-11-23" }).document;
const document = written(birth);
const options = {
  ...{ orderId: "6b1f2c1e-0000-4000-8000-000000000001", siteName: "Cosmic Blueprint" },
  ...{ siteUrl: "https://example.org", now: new Date("2026-11-26T12:00:00Z") },
};
const calendar = reportCalendar(document, options) ?? "";
/** Content lines, unfolded (RFC 5545 §3.1). */
const lines = calendar.replaceAll("\r\n ", "").split("\r\n");
const valuesOf = (name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(":") + 1));

test("every pass of the next fifteen years is one private all-day event that leaves the day free", () => {
  const ahead = crossingsAhead(document.chart.crossings, "2026-11-26");
  const dates = ahead.flatMap((one) => one.dates.map(({ date }) => date)).filter((date) => date >= "2026-11-26");
  expect(dates.length).toBeGreaterThan(10);
  expect(valuesOf("DTSTART;VALUE=DATE")).toEqual(dates.map((date) => date.replaceAll("-", "")));
  expect(valuesOf("CLASS")).toEqual(dates.map(() => "PRIVATE"));
  expect(valuesOf("TRANSP")).toEqual(dates.map(() => "TRANSPARENT"));
  const parted = ahead.find((one) => one.dates.length === 3 && one.dates[0].date >= "2026-11-26");
  expect(valuesOf("SUMMARY")).toContain(`${parted?.name}\\, 1 / 3`);
});

test("lines end with CRLF and are at most 75 octets long", () => {
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("identifiers differ from each other, are the same next week, and others' are others", () => {
  const ids = valuesOf("UID");
  expect(new Set(ids).size).toBe(ids.length);
  const later = reportCalendar(document, { ...options, now: new Date("2026-11-27T00:00:00Z") }) ?? "";
  for (const id of ids.slice(1)) expect(later).toContain(id);
  expect(reportCalendar(document, { ...options, orderId: "another" })).not.toContain(String(ids.at(-1)));
});

test("it holds nothing of the person, the birth or the order", () => {
  for (const secret of ["Zo", "nal", "1990", "0615", "14:30", "Paulo", "-23", "6b1f2c1e"])
    expect(
      valuesOf("SUMMARY").join("\n") + lines.filter((line) => !/^(?:UID|DTSTART|DTSTAMP)/.test(line)).join("\n"),
    ).not.toContain(secret);
});

test("where no date lies ahead there is no calendar", () => {
  const old = written({ ...birth, date: "1901-03-04" });
  expect(reportCalendar(old, options)).toBeNull();
});
