import { filterOutdated } from "../orders/queries/current-reports.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { Reports } from "./reports.ts";

/** Removes the documents of closed orders, and of births corrected since, from this process's memory, wherever that
 * happened. Returns how many reports were removed. */
export async function forgetClosed(
  { database }: Pick<ShopTools, "database">,
  reports: Pick<Reports, "keptReports" | "forgetReport">,
): Promise<number> {
  const closed = await filterOutdated(database, reports.keptReports());
  for (const report of closed) reports.forgetReport(report);
  return closed.length;
}
