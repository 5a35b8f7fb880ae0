import { filterClosedOrders } from "../orders/filter-closed-orders.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { Reports } from "./reports.ts";

/** Removes the documents of closed orders from this process's memory, wherever they were closed. Returns how many
 * orders lost theirs. */
export async function forgetClosed(
  { database }: Pick<ShopTools, "database">,
  reports: Pick<Reports, "keptOrders" | "forgetOrder">,
): Promise<number> {
  const closed = await filterClosedOrders(database, reports.keptOrders());
  for (const orderId of closed) reports.forgetOrder(orderId);
  return closed.length;
}
