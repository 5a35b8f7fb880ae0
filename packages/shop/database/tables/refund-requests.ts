import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** Refund requests: made by the customer, answered by the operator. At most one open per order. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** As typed; null when none was given, and once erased. */
    reason: text(),
    requestedAt: moment("requested_at").notNull(),
    /** Null while it is open. */
    answer: text({ enum: ["accepted", "refused"] }),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    uniqueIndex("refund_requests_open").on(table.orderId).where(sql`${table.answer} is null`),
    index("refund_requests_order").on(table.orderId),
  ],
);
