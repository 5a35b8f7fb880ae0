import { and, isNotNull, isNull } from "drizzle-orm";
import { orders } from "../database/tables/orders.ts";

/** Paid, and its mail not accepted: the condition of the index `orders_unmailed`, which holds as many orders as are open and
 * not those of all years. Orders closed before their mail left match it too. */
export const unmailed = and(isNotNull(orders.paidAt), isNull(orders.deliveredAt));
