import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** Life of an order, in the order it is lived; `refunded` and `expired` end it. */
export const orderStates = ["created", "awaiting-payment", "paid", "delivered", "refunded", "expired"] as const;
export type OrderState = (typeof orderStates)[number];

/** One sale: who bought which report of whose birth, at what price, and how far it has come. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Shown to the customer, read over the telephone. */
    number: text().notNull().unique(),
    /** SHA-256 of the browser's attempt and what it sent: the same click twice is the same order. */
    attemptHash: bytes("attempt_hash").unique(),
    state: text({ enum: orderStates }).notNull().default("created"),
    email: text().notNull(),
    name: text().notNull(),
    /** The birth as `@cosmic/chart/birth` has it; read through its reader, never trusted. */
    birth: jsonb().$type<unknown>().notNull(),
    locale: text().notNull(),
    plan: text({ enum: ["basic", "premium"] }).notNull(),
    priceMinor: integer("price_minor").notNull(),
    /** ISO 4217, capitals. */
    currency: text().notNull(),
    checkoutSessionId: text("checkout_session_id").unique(),
    checkoutUrl: text("checkout_url"),
    paymentIntentId: text("payment_intent_id").unique(),
    linkVersion: integer("link_version").notNull().default(1),
    /** SHA-256 of the link's secret. */
    linkHash: bytes("link_hash").notNull().unique(),
    /** Name and version of the ephemeris at the sale. */
    engine: text().notNull(),
    /** Version of the report's document at the sale. */
    documentVersion: integer("document_version").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
    deliveredAt: moment("delivered_at"),
    refundedAt: moment("refunded_at"),
  },
  (table) => [
    check(
      "orders_state",
      sql`${table.state} in ('created','awaiting-payment','paid','delivered','refunded','expired')`,
    ),
    check("orders_price", sql`${table.priceMinor} > 0`),
    index("orders_email").on(sql`lower(${table.email})`),
    index("orders_open").on(table.state, table.updatedAt),
    index("orders_created").on(table.createdAt),
  ],
);
export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
