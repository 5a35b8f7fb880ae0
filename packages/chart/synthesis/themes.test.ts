import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { factIndex } from "../fact-index/fact-index.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { planetNamed } from "../names.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { evenly } from "../testing/evenly.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const places = fc.record({
  date: fc
    .integer({ min: 0, max: 46_000 })
    .map((day) => new Date(Date.UTC(1900, 0, 2 + day)).toISOString().slice(0, 10)),
  time: fc.option(
    fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
  ),
  latitude: evenly(-89, 89),
  longitude: evenly(-180, 180),
});

function factsOf(birth: {
  date: string;
  time: string | null;
  latitude: number;
  longitude: number;
}): FactsWithoutCycles {
  const chart = natalChartWithoutCycles({ ...birth, zone: "UTC" }, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

test("every chart has five themes, heaviest first, each the sum of its lines, and no fact speaks for two", () => {
  fc.assert(
    fc.property(places, (birth) => {
      const { themes } = factsOf(birth);
      expect(themes).toHaveLength(5);
      const evidence = themes.flatMap((theme) => theme.evidence);
      expect(new Set(evidence).size).toBe(evidence.length);
      for (const [i, theme] of themes.entries()) {
        expect(theme.weight).toBe(theme.lines.reduce((sum, line) => sum + line.weight, 0));
        expect(theme.weight).toBeLessThanOrEqual(themes[i - 1]?.weight ?? Number.POSITIVE_INFINITY);
        expect(theme.evidence).toEqual(theme.lines.map((line) => line.fact));
        expect(theme.title).toMatch(/^[A-Z]\S/);
        expect(theme.subject).not.toBe("");
      }
    }),
    { numRuns: 40 },
  );
});

test("every fact a chart or a theme rests on is itself a fact of the chart", () => {
  fc.assert(
    fc.property(places, (birth) => {
      const facts = factsOf(birth);
      const index = factIndex(facts);
      for (const { id, restsOn } of index.values()) {
        for (const beneath of restsOn) expect(index.has(beneath), `${id} rests on ${beneath}`).toBe(true);
      }
      for (const theme of facts.themes) for (const id of theme.evidence) expect(index.has(id), id).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("without a birth time no theme needs one, nor a Moon whose place is not known", () => {
  fc.assert(
    fc.property(places, (birth) => {
      const facts = factsOf({ ...birth, time: null });
      for (const { kind, evidence } of facts.themes) {
        expect(["house", "sect", "chart-ruler", "angular-planet"]).not.toContain(kind);
        for (const id of evidence) {
          expect(id).not.toMatch(/house|sect|ascendant|midheaven/);
          if (facts.moonSigns.length > 1) expect(id).not.toBe("moon.sign");
          // An aspect of the Moon, or a pattern it takes part in.
          expect(id.split("-").includes("moon") && id !== "moon-signs", id).toBe(false);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("Sun, Moon and rising in one sign are one theme, heavier than any other", () => {
  // 5 February 1962: a new moon at sunrise, and seven planets in Aquarius.
  const { themes } = factsOf({ date: "1962-02-05", time: "06:50", latitude: 0, longitude: 0 });
  expect(themes[0]).toMatchObject({ kind: "sign", subject: "Aquarius", title: "Emphasis on Aquarius" });
  expect(themes[0]?.evidence).toEqual(expect.arrayContaining(["stellium-in-aquarius", "sun.sign", "moon.sign"]));
});

test("a fact that a few minutes would change is marked, and so is all that rests on it", () => {
  const facts = factsOf({ date: "1990-06-15", time: "17:30", latitude: -23.55, longitude: -46.63 });
  const index = factIndex(facts);
  for (const minutes of [60, 15, 5] as const) {
    for (const state of facts.tolerance[`${minutes}`] ?? []) {
      const planet = planetNamed(state.replace("house-of-", ""));
      if (planet === null) continue;
      expect(index.get(`${planet}.house`)?.fragileAtMinutes).toBeLessThanOrEqual(minutes);
      expect(index.get(`${planet}.score`)?.fragileAtMinutes).toBeLessThanOrEqual(minutes);
    }
  }
  expect(index.get("sun.longitude")?.fragileAtMinutes).toBeNull();
});
