import { createHash } from "node:crypto";
import type { TimeZones } from "@cosmic/atlas/time-zones";
import { type ChartSources, natalChart } from "@cosmic/chart/natal-chart";
import { composeReport, textVersion } from "@cosmic/report/compose-report";
import type { Edition, ReportDocument } from "@cosmic/report/document";
import { libraryOf } from "@cosmic/report/libraries";
import { sealDocument, stableJson } from "@cosmic/report/seal-document";
import { timeZonesOfSale } from "../orders/births/stored-birth.ts";
import type { Compose, ComposedReport, ReportMatter, ReportRequest } from "./report-tools.ts";

const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What writing a report takes. */
export interface ReportOrder extends ReportMatter {
  readonly edition: Edition;
  readonly siteName: string;
}

/** Writes the sealed document about a chart. The same order gives the same document and hash. */
export function writeReport({ at, facts, asOf, sources, edition, siteName }: ReportOrder): ReportDocument {
  const document = composeReport({ at, facts, asOf, asked: sources ?? [], siteName, ...libraryOf(edition) });
  return sealDocument(document, sha256Hex);
}

/** The same for a shop of that name. */
export const composerOf =
  (siteName: string): Compose =>
  (matter, edition) =>
    writeReport({ ...matter, edition, siteName });

export interface WriterTools {
  readonly compose: Compose;
  readonly sky: ChartSources["sky"];
  /** Today's, for a birth that was not sold with others. */
  readonly timeZones: TimeZones;
}

/** Computes the chart of a birth and writes its document, in this thread: a fifth of a second in which nothing else
 * runs. Throws when the birth has no chart. */
export function chartAndCompose(
  { compose, sky, timeZones }: WriterTools,
  { birth, soldBy, sources, edition, asOf }: ReportRequest,
): ComposedReport {
  const chart = natalChart(birth, { sky, timeZones: timeZonesOfSale(soldBy, timeZones) });
  // A birth is charted before it is sold, and read before it is shown.
  if (!chart.ok) throw new Error(`a birth has no chart: ${chart.problem.field} is ${chart.problem.code}`);
  const { at, facts } = chart;
  const document = compose({ at, facts, asOf, sources }, edition);
  return { document, factsDigest: sha256Hex(stableJson(facts)), textVersion };
}
