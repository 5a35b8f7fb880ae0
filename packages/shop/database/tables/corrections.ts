import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** Corrections of an order's birth, each inserted together with the new birth, and the log of the mail that announces
 * it. Holds no birth data, least of all the old birth. */
export const corrections = pgTable(
  "corrections",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** 1 for an order's first correction. */
    ordinal: integer().notNull(),
    by: text("corrected_by", { enum: ["buyer", "operator"] }).notNull(),
    at: moment("corrected_at").notNull(),
    /** Tries to send the mail. */
    attempts: integer().notNull().default(0),
    /** Null while the mail is still being retried; `dropped`: the birth was corrected again, or the report closed,
     * first. */
    result: text({ enum: ["accepted", "refused", "dropped"] }),
    /** Code of the last failure, such as `550` or `ETIMEDOUT`. */
    lastFailure: text("last_failure"),
    /** Claimed by a worker until then. */
    claimedUntil: moment("claimed_until"),
    /** Of the attached PDF. */
    pages: integer(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("corrections_order").on(table.orderId, table.ordinal),
    check("corrections_by", sql`${table.by} in ('buyer','operator')`),
    index("corrections_unmailed").on(table.updatedAt).where(sql`${table.result} is null`),
  ],
);
export type Correction = typeof corrections.$inferSelect;
export type CorrectedBy = Correction["by"];
