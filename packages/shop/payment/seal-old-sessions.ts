import { and, eq, isNotNull, lt } from "drizzle-orm";
import { orders } from "../database/tables/orders.ts";
import type { ShopTools } from "../shop-tools.ts";
import { sealSession } from "./checkout-session.ts";

/** Orders sealed at a time. */
const batch = 500;

/** Seals sessions that the version before this one kept as they were. Only those of orders made before a moment: processes of
 * that version may still be serving the younger ones. */
export async function sealOldSessions(
  { database, environment }: Pick<ShopTools, "database" | "environment">,
  madeBefore: Date,
): Promise<void> {
  const { id, unsealedSession, createdAt } = orders;
  await database.transaction(async (tx) => {
    const unsealed = await tx.db
      .select()
      .from(orders)
      .where(and(isNotNull(unsealedSession), lt(createdAt, madeBefore)))
      .limit(batch)
      .for("update", { skipLocked: true });
    for (const order of unsealed) {
      if (order.unsealedSession === null) continue;
      const session = { id: order.unsealedSession, url: order.unsealedUrl };
      await tx.db
        .update(orders)
        .set(sealSession(environment, order.id, session))
        .where(eq(id, order.id));
    }
  });
}
