import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { natalChart } from "@cosmic/chart/natal-chart";
import { mayState } from "@cosmic/interpretation/ledger/asserts";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { asserts } from "@cosmic/library/generated/asserts";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { composeReport } from "../compose-report.ts";
import { randomBirths } from "../testing/random-births.ts";
import { renderedClaims } from "./rendered-claims.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const births = 24;
const seed = 25;

function chartOf(birth: Birth) {
  const chart = natalChart(birth, sources);
  if (!chart.ok) return null;
  const { facts } = chart;
  return { at: chart.at, facts, abovePercent: aboveHorizon(facts, birth.latitude)?.abovePercent ?? null };
}

test("what a book states of the whole chart in Temperament is so", () => {
  const stated = new Set<string>();
  const untrue = randomBirths(births, seed).flatMap((birth) => {
    const chart = chartOf(birth);
    if (chart === null) return [];
    const { at, facts } = chart;
    const document = composeReport({
      at,
      facts,
      asOf: "2026-11-23",
      language: "en",
      siteName: "Site",
      library: englishLibrary,
    });
    const parts = renderedClaims(document).parts.map(({ part }) => part);
    const stating = parts.filter((part) => part.startsWith("conditions/") && part in asserts);
    for (const part of stating) stated.add(part);
    return stating.filter((part) => !mayState(part, chart)).map((part) => `${birth.date} ${birth.time}: ${part}`);
  });
  expect(untrue).toEqual([]);
  expect(stated.size).toBeGreaterThan(30);
});

test("“Mars carries more of this chart than any other planet” is ruled out where Mars is not the strongest", () => {
  const frida = {
    ...{ name: "", date: "1907-07-06", time: "08:30", latitude: 19.35, longitude: -99.1617 },
    zone: "America/Mexico_City",
  };
  const chart = chartOf(frida);
  expect(chart?.facts.planets.mars.score).toBeLessThan(chart?.facts.planets.jupiter.score ?? 0);
  expect(chart && mayState("conditions/strength/mars-strongest#core", chart)).toBe(false);
  expect(chart && mayState("conditions/strength/jupiter-strongest#core", chart)).toBe(true);
});
