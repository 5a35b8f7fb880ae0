import { bytes, moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** The one mail that asks an order's buyer for a review, inserted with the delivery it follows. */
export const reviewInvitations = pgTable(
  "review_invitations",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** When it is time to ask, by the shop's clock. */
    dueAt: moment("due_at").notNull(),
    /** When its job was last enqueued; null: not due yet. */
    queuedAt: moment("queued_at"),
    /** Claimed by a worker until then. */
    claimedUntil: moment("claimed_until"),
    /** SHA-256 of the secret in the mailed link; null before the mail is written. */
    secretHash: bytes("secret_hash").unique(),
    attempts: integer().notNull().default(0),
    /** Null while it is still to be done; `dropped`: there was no reason left to ask. */
    result: text({ enum: ["accepted", "refused", "dropped"] }),
    /** Code of the last failure, such as `550` or `ETIMEDOUT`. */
    lastFailure: text("last_failure"),
    /** When the mail server took the mail. */
    askedAt: moment("asked_at"),
    /** When the buyer said that they do not want to be asked. */
    endedAt: moment("ended_at"),
    /** The order was paid in the sandbox: its review never counts beside those of real sales. */
    sandbox: boolean().notNull(),
  },
  (table) => [index("review_invitations_open").on(table.dueAt).where(sql`${table.result} is null`)],
);
