import { filterOutdated, type KeptReport } from "../orders/queries/current-reports.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Whether a report that was just printed is still what its order opens. If not, what the print has stored is removed:
 * an erasure, a refund or a correction meanwhile has removed only what it found. */
export async function isCurrentReport(
  tools: Pick<ShopTools, "database" | "pdfCache" | "log">,
  report: KeptReport,
): Promise<boolean> {
  const outdated = (await filterOutdated(tools.database, [report])).length > 0;
  if (outdated) await removePdfsOfOrder(tools, report.orderId);
  return !outdated;
}
