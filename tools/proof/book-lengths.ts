// Prints page counts and layout faults of the books of random births; fails when a book is out of bounds:
//   npx tsx tools/proof/book-lengths.ts [births] [seed] [--faults] [--cities] [--bound]
// With --bound they are the pages of a bound book of 6 × 9 inches, which may be of any number.
// The births are of any year and place, or with --cities of 1930 to 2010 in sixteen cities.
import { parseArgs } from "node:util";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { natalChart } from "@cosmic/chart/natal-chart";
import { bookPage } from "@cosmic/print/measure/page-forms";
import { openPress } from "@cosmic/print/press/typst-press";
import {
  emptyPages,
  fillings,
  shortLastPages,
  strandedHeadings,
  widowsAndOrphans,
} from "@cosmic/print/testing/layout-faults";
import { type ReadBack, readPdf } from "@cosmic/print/testing/read-pdf";
import type { ReportDocument } from "@cosmic/report/document";
import { randomBirths } from "@cosmic/report/testing/random-births";
import { writeReport } from "@cosmic/shop/report/write-report";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";
import { type BookLength, outOfBounds, summary } from "./length-summary.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: "boolean", default: false },
    cities: { type: "boolean", default: false },
    bound: { type: "boolean", default: false },
  },
});
const howMany = Number(positionals[0] ?? 64);
const seed = Number(positionals[1] ?? 20_264);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const press = openPress();

function bookOf(birth: Birth): ReportDocument | null {
  const chart = natalChart(birth, sources);
  return chart.ok ? writeReport({ ...chart, asOf: "2026-11-23", edition: "en", siteName: "Cosmic Blueprint" }) : null;
}

function faultsOf(document: ReportDocument, read: ReadBack): readonly string[] {
  return [
    ...emptyPages(read).map((page) => `page ${page}: less than a third full`),
    ...shortLastPages(read).map((page) => `page ${page}: a chapter ends on fewer than six lines`),
    ...widowsAndOrphans(document, read),
    ...strandedHeadings(read),
  ];
}

async function lengthOf(birth: Birth): Promise<BookLength | null> {
  const document = bookOf(birth);
  if (!document) return null;
  const { pdf, pages } = press.press(document, values.bound ? "interior" : "a4");
  const read = values.faults ? await readPdf(pdf, values.bound ? bookPage : undefined) : null;
  return {
    kind: birth.time === null ? "untimed" : Math.abs(birth.latitude) > polarCircle ? "polar" : "timed",
    birth: `${birth.date} ${birth.time ?? "—"} ${birth.latitude.toFixed(1)} ${birth.longitude.toFixed(1)}`,
    pages,
    filled: read ? fillings(read).reduce((sum, filled) => sum + filled, 0) / pages : null,
    runts: read ? shortLastPages(read).length : null,
    faults: read ? faultsOf(document, read) : [],
  };
}
const polarCircle = 66.56;

const lengths: BookLength[] = [];
for (const birth of values.cities ? cityBirths(howMany, seed) : randomBirths(howMany, seed)) {
  const length = await lengthOf(birth);
  if (length) lengths.push(length);
}
for (const line of summary(lengths)) console.log(line);
process.exitCode = lengths.some((length) => (outOfBounds(length) && !values.bound) || length.faults.length > 0) ? 1 : 0;
