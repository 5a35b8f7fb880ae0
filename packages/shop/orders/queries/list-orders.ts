import type { OrderRow, OrderState } from "../../database/tables/orders.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { listedOrders } from "./order-queries.ts";

/** One order as the operator's list shows it; moments are ISO 8601, UTC. */
export interface OrderLine {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly email: string;
  readonly plan: "basic" | "premium";
  readonly locale: string;
  readonly priceMinor: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly deliveredAt: string | null;
  readonly refundedAt: string | null;
  readonly erasedAt: string | null;
}

/** Which orders to list; all when nothing is named. */
export interface OrderFilter {
  readonly state?: OrderState;
  /** Whole address; case does not count. */
  readonly email?: string;
  /** Most lines, default 100. */
  readonly limit?: number;
}

const usualLimit = 100;

/** Lists orders, newest first. */
export async function listOrders(
  tools: Pick<ShopTools, "database">,
  { state, email, limit = usualLimit }: OrderFilter = {},
): Promise<readonly OrderLine[]> {
  const by = { ...(state ? { state } : {}), ...(email ? { email } : {}), limit };
  return (await listedOrders(tools.database.db, by)).map(orderLine);
}

/** An order as a line of the list. */
export function orderLine(row: OrderRow): OrderLine {
  const { id, number, state, email, plan, locale, priceMinor, currency } = row;
  return {
    ...{ id, number, state, email, plan, locale, priceMinor, currency },
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
  };
}
