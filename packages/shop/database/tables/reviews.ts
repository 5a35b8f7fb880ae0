import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** Why a review may be held: it breaks a law, or reveals something private about a person. There is no third reason. */
export const holdReasons = ["law", "privacy"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What buyers wrote of their reports, one review an order. One that was taken back keeps its row without its words, so
 * that a hold outlives it. */
export const reviews = pgTable(
  "reviews",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** What the ledger of erasures knows it by; a new one each time it is taken back. */
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    /** 1 to 5; null: taken back, and then text and name are empty. */
    stars: smallint(),
    text: text().notNull(),
    /** Shown beside it; empty: a reader. */
    name: text().notNull(),
    /** Locale of the page it was written on. */
    locale: text().notNull(),
    /** Of an order paid in the sandbox. */
    sandbox: boolean().notNull(),
    writtenAt: moment("written_at").notNull(),
    /** When the buyer last changed it; null: never. */
    changedAt: moment("changed_at"),
    /** Null: shown. */
    heldFor: text("held_for", { enum: holdReasons }),
    /** The operator's words to the buyer. */
    heldNote: text("held_note"),
    heldAt: moment("held_at"),
  },
  (table) => [
    check("reviews_stars", sql`${table.stars} between 1 and 5`),
    check("reviews_held", sql`${table.heldFor} in ('law','privacy')`),
    check("reviews_held_note", sql`(${table.heldFor} is null) = (${table.heldNote} is null)`),
    index("reviews_shown")
      .on(table.writtenAt, table.id)
      .where(sql`${table.stars} is not null and ${table.heldFor} is null`),
  ],
);
export type ReviewRow = typeof reviews.$inferSelect;
