import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** Life of an order, in the order it is lived; which may follow which is in `@cosmic/shop/orders/order-life`. */
export const orderStates = [
  "created",
  "redirected",
  "paid",
  "delivered",
  "refund-requested",
  "refunded",
  "disputed",
  "expired",
  "erased",
] as const;
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
    /** Keyed hash of buyer, birth and product: the same purchase from another tab is recognized by it. Null for a second copy
     * that was asked for, and once erased. */
    purchaseHash: bytes("purchase_hash"),
    state: text({ enum: orderStates }).notNull().default("created"),
    /** Empty once erased, like the name. */
    email: text().notNull(),
    name: text().notNull(),
    /** The birth as `@cosmic/chart/birth` has it; read through its reader, never trusted. Null once erased. */
    birth: jsonb().$type<unknown>(),
    locale: text().notNull(),
    plan: text({ enum: ["basic", "premium"] }).notNull(),
    priceMinor: integer("price_minor").notNull(),
    /** ISO 4217, capitals. */
    currency: text().notNull(),
    /** Keyed hash of the payment session's id, which opens the report for a day: it is found by it. */
    checkoutSessionHash: bytes("checkout_session_hash").unique(),
    /** The session's id and the address of its page under the operator's key. */
    sealedCheckoutSession: text("sealed_checkout_session"),
    sealedCheckoutUrl: text("sealed_checkout_url"),
    /** The same two as they were kept before they were sealed; a clean-up seals them. */
    unsealedSession: text("checkout_session_id").unique(),
    unsealedUrl: text("checkout_url"),
    /** SHA-256 of the cookie of the browser that ordered; null where it took none, and once erased. */
    buyerHash: bytes("buyer_hash"),
    paymentIntentId: text("payment_intent_id").unique(),
    /** When a visitor last had the payment service asked about this order. */
    paymentAskedAt: moment("payment_asked_at"),
    linkVersion: integer("link_version").notNull().default(1),
    /** SHA-256 of the link's secret; null once the link is withdrawn for good. */
    linkHash: bytes("link_hash").unique(),
    /** The secret under the operator's key, for sending it again; null where it is computed, or withdrawn. */
    sealedLink: text("sealed_link"),
    /** Which wording of "begin at once" the buyer read beside the pay button. */
    consentWording: text("consent_wording"),
    /** Which outside sources were asked at the sale, and what became of each; no birth data. Null: none. */
    sources: jsonb().$type<unknown>(),
    /** Name and version of the ephemeris at the sale. */
    engine: text().notNull(),
    /** Version of the report's document at the sale. */
    documentVersion: integer("document_version").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
    deliveredAt: moment("delivered_at"),
    refundedAt: moment("refunded_at"),
    erasedAt: moment("erased_at"),
  },
  (table) => [
    check(
      "orders_state",
      sql`${table.state} in ('created','redirected','paid','delivered','refund-requested','refunded','disputed','expired','erased')`,
    ),
    check("orders_price", sql`${table.priceMinor} > 0`),
    index("orders_email").on(sql`lower(${table.email})`),
    index("orders_open").on(table.state, table.updatedAt),
    index("orders_created").on(table.createdAt),
    // Two tabs that know nothing of each other cannot both hold a page to pay on.
    uniqueIndex("orders_open_purchase").on(table.purchaseHash).where(sql`${table.state} in ('created','redirected')`),
    // What waits, each as small as what is open; their conditions stand in the queries that use them.
    index("orders_unmailed").on(table.paidAt).where(sql`${table.paidAt} is not null and ${table.deliveredAt} is null`),
    index("orders_unpaid").on(table.createdAt).where(sql`${table.state} in ('created','redirected','expired')`),
    index("orders_refunded").on(table.refundedAt).where(sql`${table.state} = 'refunded' and ${table.email} <> ''`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
