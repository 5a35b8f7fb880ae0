import { updateOrder } from "../orders/order-repository.ts";
import { lockUnsealed } from "../orders/queries/order-queries.ts";
import { sealSession } from "../payment-service/checkout-session.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Orders sealed at a time. */
const batch = 500;

/** Seals sessions that the version before this one kept as they were. Only those of orders made before a moment:
 * processes of that version may still be serving the younger ones. */
export async function sealOldSessions(
  { database, environment }: Pick<ShopTools, "database" | "environment">,
  madeBefore: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const unsealed = await lockUnsealed(tx, { madeBefore, limit: batch });
    for (const order of unsealed) {
      if (order.unsealedSession === null) continue;
      const session = { id: order.unsealedSession, url: order.unsealedUrl };
      await updateOrder(tx.db, order.id, sealSession(environment, order.id, session));
    }
  });
}
