import { and, count, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { deliveries } from "../database/tables/deliveries.ts";
import { orders } from "../database/tables/orders.ts";
import { refundRequests } from "../database/tables/refund-requests.ts";
import { readableStates } from "../orders/order-states.ts";
import { unmailed } from "../orders/unmailed.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What waits for a person. */
export interface Problems {
  /** Reports whose mail the recipient's server refused for good: the customer has to be reached otherwise. */
  readonly refusedMails: number;
  /** Reports paid for more than an hour ago whose mail has not been accepted yet. */
  readonly lateMails: number;
  /** Refund requests older than the 24 hours in which they are reviewed. */
  readonly lateRefunds: number;
  readonly openDisputes: number;
}

const hourMs = 3_600_000;

/** Counts what waits for a person; changes nothing. */
export async function countProblems({ database, clock }: Pick<ShopTools, "database" | "clock">): Promise<Problems> {
  const { db } = database;
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs);
  const open = and(unmailed, inArray(orders.state, [...readableStates]));
  const ofOrders = (where: ReturnType<typeof and>) =>
    db.select({ n: count() }).from(orders).leftJoin(deliveries, eq(deliveries.orderId, orders.id)).where(where);
  const [refused, late, refunds, disputes] = await Promise.all([
    // A refusal keeps its code, and by it an index finds the few.
    ofOrders(and(open, eq(deliveries.result, "refused"), isNotNull(deliveries.lastFailure))),
    ofOrders(and(open, lt(orders.paidAt, ago(1)), isNull(deliveries.result))),
    db
      .select({ n: count() })
      .from(refundRequests)
      .where(and(isNull(refundRequests.answer), lt(refundRequests.requestedAt, ago(24)))),
    ofOrders(eq(orders.state, "disputed")),
  ]);
  const [refusedMails = 0, lateMails = 0, lateRefunds = 0, openDisputes = 0] = [refused, late, refunds, disputes].map(
    (rows) => rows[0]?.n ?? 0,
  );
  return { refusedMails, lateMails, lateRefunds, openDisputes };
}
