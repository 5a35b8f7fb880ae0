import { bytes, moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** States of an order, in their usual sequence; the allowed transitions are in `@cosmic/shop/orders/order-states`. */
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

/** One sale: the buyer, the report, the birth it describes, the price, and the current state. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Shown to the customer, and read out over the phone. */
    number: text().notNull().unique(),
    /** SHA-256 of the browser's attempt id and form data: a repeated click is the same order. */
    attemptHash: bytes("attempt_hash").unique(),
    /** Keyed hash of buyer, birth and product, which detects the same purchase from another tab. Null for a second copy
     * bought on purpose, and once erased. */
    purchaseHash: bytes("purchase_hash"),
    state: text({ enum: orderStates }).notNull().default("created"),
    /** Empty once erased; the same goes for the name. */
    email: text().notNull(),
    name: text().notNull(),
    /** The birth in the shape of `@cosmic/chart/birth`; always parsed by its reader, never trusted. Null once
     * erased. */
    birth: jsonb().$type<unknown>(),
    /** How often the birth was replaced; keeps documents and PDFs of one birth apart from those of another. */
    corrections: integer().notNull().default(0),
    /** The day the report is written on, YYYY-MM-DD in the birth's zone: that of the payment, or of the last
     * correction. Null: not paid yet, or paid before it was kept. */
    asOf: date("as_of"),
    locale: text().notNull(),
    /** The report's language when it was sold, which it keeps; null on orders from before it was kept: English. */
    reportLanguage: text("report_language", { enum: ["en", "es", "pt"] }),
    plan: text({ enum: ["basic", "premium"] }).notNull(),
    priceMinor: integer("price_minor").notNull(),
    /** ISO 4217, uppercase. */
    currency: text().notNull(),
    /** Keyed hash of the payment session's id, for lookups: the id opens the report for a day after the purchase. */
    checkoutSessionHash: bytes("checkout_session_hash").unique(),
    /** The session's id and its page URL, sealed with the operator's key. */
    sealedCheckoutSession: text("sealed_checkout_session"),
    sealedCheckoutUrl: text("sealed_checkout_url"),
    /** Older, unsealed copies of the same two values; a clean-up job seals them. */
    unsealedSession: text("checkout_session_id").unique(),
    unsealedUrl: text("checkout_url"),
    /** SHA-256 of the ordering browser's cookie; null if it accepted none, and once erased. */
    buyerHash: bytes("buyer_hash"),
    paymentIntentId: text("payment_intent_id").unique(),
    /** How it was paid, in the payment service's words (`card`, `pix`); null: not paid, or not known. */
    paymentMethod: text("payment_method"),
    /** Until when a slow payment that was begun may be made; null: none was begun. */
    paymentDueAt: moment("payment_due_at"),
    /** When a visitor last triggered a payment status check for this order. */
    paymentAskedAt: moment("payment_asked_at"),
    linkVersion: integer("link_version").notNull().default(1),
    /** SHA-256 of the link's secret; null once the link is permanently revoked. */
    linkHash: bytes("link_hash").unique(),
    /** The secret sealed with the operator's key, so the link can be sent again; null if it is derived, or revoked. */
    sealedLink: text("sealed_link"),
    /** Version of the "begin at once" text the buyer saw beside the pay button. */
    consentWording: text("consent_wording"),
    /** What the buyer agreed to about the right of withdrawal, in the shape of `refunds/withdrawal-consent`; null:
     * nothing, so the right stands. */
    withdrawalConsent: jsonb("withdrawal_consent").$type<unknown>(),
    /** Name of the terms of sale; null on orders from before it was kept. */
    termsVersion: text("terms_version"),
    /** Outside sources asked at the sale, and the outcome of each; no birth data. Null: none. */
    sources: jsonb().$type<unknown>(),
    /** Name and version of the ephemeris at the sale. */
    engine: text().notNull(),
    /** Version of the report document at the sale. */
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
    // Two independent tabs cannot both have a payment page open for the same purchase.
    uniqueIndex("orders_open_purchase").on(table.purchaseHash).where(sql`${table.state} in ('created','redirected')`),
    // Partial indexes for pending work, as small as the open set; the queries that use them repeat the conditions.
    index("orders_unmailed").on(table.paidAt).where(sql`${table.paidAt} is not null and ${table.deliveredAt} is null`),
    index("orders_unpaid").on(table.createdAt).where(sql`${table.state} in ('created','redirected','expired')`),
    index("orders_late_payments")
      .on(table.paymentDueAt)
      .where(sql`${table.state} = 'expired' and ${table.paymentDueAt} is not null`),
    index("orders_refunded").on(table.refundedAt).where(sql`${table.state} = 'refunded' and ${table.email} <> ''`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
