import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { isGlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { plannedBook } from "../testing/planned-book.ts";
import { randomBirths } from "../testing/random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

test("both sides of a contradiction have a glyph that can be drawn, houses and gatherings too", () => {
  const books = randomBirths(20, 3).flatMap((birth) => plannedBook({ birth, asOf: "2026-11-23", sources }) ?? []);
  const claims = books.flatMap(({ document }) => document.chart.tensions.flatMap(({ a, b }) => [a, b]));
  expect(claims.length).toBeGreaterThan(20);
  expect(claims.filter(({ glyph }) => glyph === undefined || !isGlyphName(glyph))).toEqual([]);
  expect(claims.some(({ title }) => title.includes("house in "))).toBe(true);
});
