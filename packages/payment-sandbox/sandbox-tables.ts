import { bytes, moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

export type SandboxMethod = "card" | "pix";

/** Hosted payment pages of the payment sandbox, and the payment each one led to. */
export const sandboxSessions = pgTable(
  "sandbox_sessions",
  {
    /** `sandbox_…`; the API uses a different id, which cannot be read from this table. */
    id: text().primaryKey(),
    status: text({ enum: ["open", "complete", "expired"] })
      .notNull()
      .default("open"),
    /** `processing`: a slow method (bank debit, voucher) was chosen and has not settled yet. */
    paymentStatus: text("payment_status", { enum: ["unpaid", "processing", "paid", "failed"] })
      .notNull()
      .default("unpaid"),
    /** What the page offers. */
    paymentMethodTypes: jsonb("payment_method_types").$type<readonly SandboxMethod[]>().notNull().default(["card"]),
    /** What was chosen; null: nothing yet, or a card. */
    paymentMethod: text("payment_method", { enum: ["pix"] }),
    /** How long a Pix code can be paid, seconds; null: the service's own four hours. */
    pixExpiresSeconds: integer("pix_expires_seconds"),
    /** When a Pix code that is being waited for expires, or is paid; and which of the two. */
    settlesAt: moment("settles_at"),
    settlesAs: text("settles_as", { enum: ["paid", "failed"] }),
    amountMinor: integer("amount_minor").notNull(),
    /** `automatic_tax` is on. */
    taxEnabled: boolean("tax_enabled").notNull().default(false),
    /** Where the card was issued, and the buyer's billing address; null: not paid by card, or not asked. */
    cardCountry: text("card_country"),
    billingCountry: text("billing_country"),
    /** ISO 4217, lowercase, as the API returns it. */
    currency: text().notNull(),
    itemName: text("item_name").notNull(),
    email: text(),
    clientReferenceId: text("client_reference_id"),
    locale: text(),
    /** The seller's text beside the pay button. */
    submitText: text("submit_text"),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url"),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    paymentMetadata: jsonb("payment_metadata").$type<Record<string, string>>().notNull(),
    paymentIntentId: text("payment_intent_id").unique(),
    chargeId: text("charge_id").unique(),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    disputeId: text("dispute_id").unique(),
    disputeStatus: text("dispute_status", { enum: ["needs_response", "won", "lost"] }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
  },
  (table) => [index("sandbox_sessions_settles").on(table.settlesAt).where(sql`${table.settlesAt} is not null`)],
);
export type SandboxSessionRow = typeof sandboxSessions.$inferSelect;

/** Refunds of the payment sandbox. */
export const sandboxRefunds = pgTable("sandbox_refunds", {
  /** `re_…` */
  id: text().primaryKey(),
  sessionId: text("session_id")
    .notNull()
    .references(() => sandboxSessions.id, { onDelete: "cascade" }),
  amountMinor: integer("amount_minor").notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});

/** Events of the payment sandbox. The event's object is built when it is sent, so no customer data is stored here. */
export const sandboxEvents = pgTable("sandbox_events", {
  /** `evt_…` */
  id: text().primaryKey(),
  type: text().notNull(),
  sessionId: text("session_id")
    .notNull()
    .references(() => sandboxSessions.id, { onDelete: "cascade" }),
  createdAt: moment("created_at").notNull(),
  deliveredAt: moment("delivered_at"),
});

/** Responses already given to requests with an idempotency key. */
export const sandboxAnswers = pgTable("sandbox_answers", {
  key: text().primaryKey(),
  /** SHA-256 of the request. */
  requestHash: bytes("request_hash").notNull(),
  status: integer().notNull(),
  /** Null only inside the transaction that creates it. */
  body: jsonb().$type<unknown>(),
  createdAt: moment("created_at").notNull(),
});
