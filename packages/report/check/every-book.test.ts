import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { natalChart } from "@cosmic/chart/natal-chart";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { phrases } from "@cosmic/library/generated/en/phrases";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { randomBirths } from "../testing/random-births.ts";
import { checkMany } from "./check-many.ts";

/** The real ephemeris, time zones and library. */
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const charts = 80;
const seed = 20_260;

const chartOf = (birth: Birth) => natalChart(birth, sources);

test("random births give books without a finding", () => {
  const findings: string[] = [];
  const found = checkMany({
    ...{ charts, seed, language: "en", siteName: "Cosmic Blueprint", library: englishLibrary, phrases, chartOf },
    asOf: "2026-11-23",
    onFinding: (birth, { kind, place, excerpt }) =>
      findings.push(`${birth.date} ${birth.time}: ${kind}: ${place}: ${excerpt}`),
  });
  expect(findings).toEqual([]);
  expect(found).toMatchObject({ charts, seed });
}, 600_000);

test("the same seed gives the same births, about a quarter of them without a time", () => {
  expect(randomBirths(40, 7)).toEqual(randomBirths(40, 7));
  expect(randomBirths(40, 7)).not.toEqual(randomBirths(40, 8));
  const untimed = randomBirths(400, 7).filter(({ time }) => time === null).length;
  expect(untimed).toBeGreaterThan(70);
  expect(untimed).toBeLessThan(130);
});
