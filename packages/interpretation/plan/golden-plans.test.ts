import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { errorEnds } from "@cosmic/chart/edges/counterfactual";
import { findEdges } from "@cosmic/chart/edges/find-edges";
import { neverCrossing } from "@cosmic/chart/edges/never-crossing";
import { aboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { natalChart } from "@cosmic/chart/natal-chart";
import { nowFactsUnder } from "@cosmic/chart/now/now-facts";
import { nowSkyOn } from "@cosmic/chart/now/now-sky";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { catalogueOf } from "../catalogue/match-units.ts";
import type { PartLengths, PlanInput } from "./plan-input.ts";
import { planReport } from "./plan-report.ts";

// Plans of births that differ in what a plan depends on. Run with GOLDEN=write after a change that is meant, and read
// which chapters of which births the difference names.
const file = join(import.meta.dirname, "golden-plans.json");
const asOf = "2026-11-23";
const at = (latitude: number, longitude: number, zone: string) => ({ latitude, longitude, zone });
/** The first six for what they are; the others were drawn from 700 random births, each for the lines of frames that no
 * earlier one has. */
const births: readonly Birth[] = [
  { date: "1907-07-06", time: "08:30", ...at(19.35, -99.1617, "America/Mexico_City") },
  { date: "1990-06-21", time: null, ...at(-23.55, -46.63, "America/Sao_Paulo") },
  { name: "Ingrid", date: "1988-12-21", time: "02:14", ...at(69.6496, 18.956, "Europe/Oslo") },
  { date: "1990-06-15", time: "14:30", ...at(-23.5505, -46.6333, "America/Sao_Paulo") },
  { name: "Noor", date: "2019-03-02", time: "09:00", ...at(40.7, -74, "America/New_York") },
  { date: "1938-08-19", time: "21:07", ...at(28.6, 77.2, "Asia/Kolkata") },
  { date: "1982-12-16", time: null, ...at(51.5, -0.1, "Europe/London") },
  { date: "1949-06-07", time: null, ...at(40.7, -74, "America/New_York") },
  { date: "1931-08-19", time: "09:10", ...at(59.9, 10.7, "Europe/Oslo") },
  { date: "1971-11-18", time: null, ...at(-34.6, -58.4, "America/Argentina/Buenos_Aires") },
  { date: "1962-08-14", time: null, ...at(69.65, 18.96, "Europe/Oslo") },
  { date: "1988-01-07", time: "03:00", ...at(40.4, -3.7, "Europe/Madrid") },
  { date: "1996-09-10", time: null, ...at(51.5, -0.1, "Europe/London") },
  { date: "2009-03-18", time: "18:14", ...at(51.5, -0.1, "Europe/London") },
  { date: "1959-12-15", time: "13:48", ...at(69.65, 18.96, "Europe/Oslo") },
  { date: "2008-11-22", time: null, ...at(34, -118.2, "America/Los_Angeles") },
];

const catalogue = catalogueOf(units);
/** Lengths that no edit of a text changes, between thirty and ninety words. */
const lengths: PartLengths = {
  wordsOf: (part) =>
    catalogue.parts.has(part) || part.startsWith("voices/")
      ? 30 + ((part.length * 17 + part.charCodeAt(9)) % 61)
      : null,
  openingsOf: (part) => [part.slice(-4)],
};
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function inputOf(birth: Birth): PlanInput {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const { at: sky, facts } = chart;
  const spine = natalSpine(sky, facts);
  const ends = errorEnds(sky);
  return {
    ...{ facts, spine, catalogue, lengths, asOf, pairs: secondEditionPairs, named: birth.name !== undefined },
    overhead: aboveHorizon(facts, birth.latitude),
    now: nowFactsUnder(nowSkyOn(sky.sky, asOf), { facts, birth: sky, spine }),
    edges: ends === null ? [] : findEdges({ at: sky, facts, spine, ends }),
    errorMinutes: ends?.minutes ?? null,
    never: neverCrossing(sky),
  };
}

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);

function hashesOf(birth: Birth): Readonly<Record<string, string>> {
  const { chapters, ...rest } = planReport(inputOf(birth));
  return { plan: hashOf(rest), ...Object.fromEntries(chapters.map(({ role, ...chapter }) => [role, hashOf(chapter)])) };
}

test("plans of sixteen births are what they were", () => {
  const found = Object.fromEntries(
    births.map((birth) => [`${birth.date} ${birth.time ?? "no time"}`, hashesOf(birth)]),
  );
  if (process.env.GOLDEN === "write") writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(file, "utf8")));
});
