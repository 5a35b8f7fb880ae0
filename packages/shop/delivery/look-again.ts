import { orders } from "@cosmic/platform/database/tables/orders";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { ofAddress } from "../orders/list-orders.ts";
import { settleOrderJob } from "../payment/settle-order.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Orders one request has looked at again. */
const most = 5;

/** "I have paid": asks the server to look again at the open orders of an address. It unlocks nothing by itself, and the
 * answer is the same for everybody. */
export async function lookAgain(
  { database, queue }: Pick<ShopTools, "database" | "queue">,
  email: unknown,
): Promise<{ readonly ok: true }> {
  const address = z.email().safeParse(email);
  if (!address.success) return { ok: true };
  await database.transaction(async (tx) => {
    const open = await tx.db
      .select({ orderId: orders.id })
      .from(orders)
      .where(and(ofAddress(address.data), eq(orders.state, "awaiting-payment")))
      .orderBy(desc(orders.createdAt))
      .limit(most);
    for (const payload of open) await queue.enqueue(tx, settleOrderJob, payload);
  });
  return { ok: true };
}
