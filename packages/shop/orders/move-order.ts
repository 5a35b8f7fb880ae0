import type { Transaction } from "@cosmic/platform/database/open";
import type { MoveCause } from "../database/tables/order-history.ts";
import type { OrderRow, OrderState } from "../database/tables/orders.ts";
import { type OrderChanges, recordMove, updateState } from "./order-repository.ts";
import { mayMove } from "./order-states.ts";

/** One move of one order. */
export interface Move {
  /** As it was read, and locked, in this transaction. */
  readonly order: Pick<OrderRow, "id" | "state">;
  readonly to: OrderState;
  readonly cause: MoveCause;
  readonly at: Date;
  /** Columns that change with it. */
  readonly changes?: OrderChanges;
}

/** Moves an order and records the move in its history, both or neither. Throws when `order-states` allows no such move,
 * or when the order has moved since it was read: either is a bug of the caller. */
export async function moveOrder(tx: Transaction, { order, to, cause, at, changes = {} }: Move): Promise<void> {
  if (!mayMove(order.state, to)) throw new Error(`an order may not go from ${order.state} to ${to}`);
  // Once the order is over, the same attempt may start another.
  const over = to === "expired" || to === "refunded" || to === "erased" ? { attemptHash: null } : {};
  const all = { ...over, ...changes, state: to, updatedAt: at };
  const moved = await updateState(tx, { id: order.id, from: order.state, changes: all });
  if (!moved) throw new Error(`an order is no longer ${order.state}`);
  await recordMove(tx, { orderId: order.id, was: order.state, is: to, cause, at });
}
