import type { ReportDocument } from "@cosmic/report/document";
import { linesOf } from "../books/book-repository.ts";
import { keptBook } from "../books/keep-book.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type OpenedReport, openReportByLink } from "./open-report.ts";

/** A version of a report before its birth was corrected. */
export interface EarlierVersion {
  /** How often the birth had been corrected: 0 for the first. */
  readonly corrections: number;
  /** The day it was written on, YYYY-MM-DD. */
  readonly asOf: string;
}

/** An earlier version, opened. */
export interface EarlierBook extends EarlierVersion {
  /** The report at its link, as it is today. */
  readonly report: OpenedReport;
  readonly document: ReportDocument;
}

/** The versions of an order's report before the one it opens, newest first. */
export async function earlierVersions(
  { database }: Pick<ShopTools, "database">,
  { orderId, corrections: now }: Pick<OpenedReport, "orderId" | "corrections">,
): Promise<readonly EarlierVersion[]> {
  if (now === 0) return [];
  const kept = await linesOf(database.db, orderId);
  return kept
    .filter(({ kind, corrections }) => kind === "book" && corrections < now)
    .map(({ corrections, asOf }) => ({ corrections, asOf }))
    .toReversed();
}

/** Opens an earlier version by the secret of the report's link; null: the calm 404. */
export async function openEarlierBook(
  tools: Parameters<typeof openReportByLink>[0],
  secret: string,
  corrections: number,
): Promise<EarlierBook | null> {
  const report = await openReportByLink(tools, secret);
  if (!report) return null;
  const version = (await earlierVersions(tools, report)).find((each) => each.corrections === corrections);
  const document = version && (await keptBook(tools, { orderId: report.orderId, corrections }));
  return version && document ? { ...version, report, document } : null;
}
