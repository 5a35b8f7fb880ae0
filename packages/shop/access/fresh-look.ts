import type { ReportDocument } from "@cosmic/report/document";
import { civilDate } from "../books/as-of.ts";
import type { Reports } from "../report/reports.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { OpenedReport } from "./open-report.ts";

/** The chapter on the present, written today for a report whose own is older than a year. */
export interface FreshLook {
  /** The day it is written on, YYYY-MM-DD. */
  readonly asOf: string;
  readonly document: ReportDocument;
}

type DateTools = Pick<ShopTools, "clock" | "timeZones">;

/** Whether a report was written more than a year ago, by the calendar of its birthplace. */
export function hasFreshLook(tools: DateTools, { asOf, birth }: Pick<OpenedReport, "asOf" | "birth">): boolean {
  return civilDate(tools.timeZones, tools.clock.now(), birth) > aYearAfter(asOf);
}

/** Composes the report as it would be written today, of which the reader is shown the chapter on the present; stored
 * nowhere, so that the book that was sold stays as it is. Null: its own chapter is not a year old yet. */
export async function freshLook(
  tools: DateTools,
  reports: Pick<Reports, "reportOfOrder">,
  report: OpenedReport,
): Promise<FreshLook | null> {
  if (!hasFreshLook(tools, report)) return null;
  const { asOf: _, ...undated } = report;
  const asOf = civilDate(tools.timeZones, tools.clock.now(), report.birth);
  return { asOf, document: await reports.reportOfOrder(undated) };
}

/** The same day a year later; `2029-02-29` for a leap day, which the first of March is after. */
function aYearAfter(date: string): string {
  const [year, ...rest] = date.split("-");
  return [Number(year) + 1, ...rest].join("-");
}
