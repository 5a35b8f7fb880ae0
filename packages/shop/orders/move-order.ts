import type { Transaction } from "@cosmic/platform/database/open";
import { and, eq } from "drizzle-orm";
import { type MoveCause, orderHistory } from "../database/tables/order-history.ts";
import { type OrderRow, type OrderState, orders } from "../database/tables/orders.ts";
import { mayMove } from "./order-states.ts";

/** One move of one order. */
export interface Move {
  /** As it was read, and locked, in this transaction. */
  readonly order: Pick<OrderRow, "id" | "state">;
  readonly to: OrderState;
  readonly cause: MoveCause;
  readonly at: Date;
  /** Columns that change with it. */
  readonly changes?: Partial<typeof orders.$inferInsert>;
}

/** Moves an order and writes the move down, both or neither. Throws when the life of an order knows no such move, or when
 * the order has moved since it was read: either is a fault of the caller. */
export async function moveOrder(tx: Transaction, { order, to, cause, at, changes = {} }: Move): Promise<void> {
  if (!mayMove(order.state, to)) throw new Error(`an order may not go from ${order.state} to ${to}`);
  // Once it is over, the same attempt may begin another.
  const over = to === "expired" || to === "refunded" || to === "erased" ? { attemptHash: null } : {};
  const moved = await tx.db
    .update(orders)
    .set({ ...over, ...changes, state: to, updatedAt: at })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning({ id: orders.id });
  if (moved.length === 0) throw new Error(`an order is no longer ${order.state}`);
  await tx.db.insert(orderHistory).values({ orderId: order.id, was: order.state, is: to, cause, at });
}

/** Reads an order and holds it until the transaction ends; null when there is none. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order ?? null;
}
