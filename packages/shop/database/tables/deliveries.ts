import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** The mail log: one report delivery per order, with the mail server's response. */
export const deliveries = pgTable(
  "deliveries",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Stable, so that a mail sent twice shows up once. */
    messageId: text("message_id").notNull(),
    attempts: integer().notNull().default(0),
    /** Null while delivery is still being retried. */
    result: text({ enum: ["accepted", "refused"] }),
    /** Code of the last failure, such as `550` or `ETIMEDOUT`. */
    lastFailure: text("last_failure"),
    /** Claimed by a worker until then. */
    claimedUntil: moment("claimed_until"),
    pages: integer(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index("deliveries_failed").on(table.orderId).where(sql`${table.lastFailure} is not null`)],
);
