import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { plainText } from "@cosmic/report/plain-text";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { editionOf } from "../locales.ts";
import { writeReport } from "./write-report.ts";

const birth = {
  name: "Marina Duarte",
  date: "1990-06-15",
  time: "14:30",
  latitude: -23.55,
  longitude: -46.63,
  zone: "America/Sao_Paulo",
};
const chart = natalChart(birth, { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });
if (!chart.ok) throw new Error(chart.problem.message);
const { at, facts } = chart;
const order = { at, facts, asOf: "2026-11-23", siteName: "Cosmic Blueprint" } as const;

test("the same order gives the same sealed document", () => {
  const { hash } = writeReport({ ...order, edition: "en" });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(writeReport({ ...order, edition: "en" }).hash).toBe(hash);
});

test("the outside sources asked at the sale stand among the sources, the same for ever", () => {
  const source = { name: "space-agency", host: "ephemeris.example", used: true, outcome: "used" } as const;
  const sources = [{ ...source, disagreements: [], at: "2026-11-22T04:48:14.000Z" }];
  const document = writeReport({ ...order, sources, edition: "en" });
  expect(plainText(document)).toMatch(/Space-agency ephemeris \(ephemeris\.example\).*November 22, 2026, 04:48/s);
  expect(writeReport({ ...order, sources, edition: "en" }).hash).toBe(document.hash);
  expect(plainText(writeReport({ ...order, edition: "en" }))).toContain("None was asked: every figure is our own");
});

test("a British order reads English as Britain spells it, and no other does", () => {
  const british = plainText(writeReport({ ...order, edition: editionOf("en-gb", "en") }));
  const american = plainText(writeReport({ ...order, edition: editionOf("en-us", "en") }));
  expect(british).toMatch(/\bcolour/);
  expect(british).not.toMatch(/\bcolor\b/);
  expect(american).toMatch(/\bcolor\b/);
  expect(editionOf("es-es", "en")).toBe("en");
  expect(editionOf("en-gb", "es")).toBe("es");
});
