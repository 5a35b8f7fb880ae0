import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { legibilityFaults } from "@cosmic/drawings/test-charts/legibility";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { composeReport } from "../compose-report.ts";
import type { Block, ReportDocument } from "../document.ts";
import { randomBirths } from "../testing/random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
/** `DRAWINGS=full` checks 300 books. */
const births = randomBirths(process.env.DRAWINGS === "full" ? 300 : 20, 20_260);

function drawingsIn(document: ReportDocument) {
  const blocks: readonly Block[] = document.chapters.flatMap(({ sections }) => sections.flatMap((one) => one.blocks));
  return blocks.flatMap((block) =>
    block.kind === "figure" ? [block.drawing, ...(block.compact ? [block.compact] : [])] : [],
  );
}

test("every drawing of a book can be read: nothing stands on anything else or reaches over the edge", () => {
  const faults = births.flatMap((birth) => {
    const chart = natalChart(birth, sources);
    if (!chart.ok) return [];
    const book = { siteName: "Cosmic Blueprint", library: englishLibrary, asOf: "2026-11-23" };
    const document = composeReport({ ...chart, ...book, language: "en" });
    return drawingsIn(document).flatMap((drawing) =>
      legibilityFaults(drawing).map((fault) => `${birth.date} ${birth.time}: ${drawing.hook}: ${fault}`),
    );
  });
  expect(faults).toEqual([]);
}, 300_000);
