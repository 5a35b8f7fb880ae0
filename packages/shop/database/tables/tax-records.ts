import { moment } from "@cosmic/platform/database/columns";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** One piece of evidence of where a buyer is: what it is, and the country it names. Never an address, a number or an
 * IP. */
export interface CountryEvidence {
  readonly kind: "billing-address" | "card" | "pix" | "tax-id";
  /** ISO 3166, two letters. */
  readonly country: string;
}

/** What tax law asks of one sale; no person. It outlives the erasure of its order's person. */
export const taxRecords = pgTable(
  "tax_records",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Receipts are numbered by year, without gaps. */
    receiptYear: integer("receipt_year").notNull(),
    receiptNumber: integer("receipt_number").notNull(),
    /** When it was paid, as the payment service has it. */
    issuedAt: moment("issued_at").notNull(),
    /** Country whose tax applies; null: no evidence names one. */
    country: text(),
    /** State or province, where the payment service names one. */
    region: text(),
    evidence: jsonb().$type<readonly CountryEvidence[]>().notNull(),
    /** ISO 4217, uppercase. */
    currency: text().notNull(),
    grossMinor: integer("gross_minor").notNull(),
    /** The tax within the gross amount. */
    taxMinor: integer("tax_minor").notNull(),
    /** Hundredths of a percent; null: no tax is stated, or it has more than one rate. */
    rateBp: integer("rate_bp"),
    /** Who worked it out. */
    source: text({ enum: ["stripe-tax", "rates", "none"] }).notNull(),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    refundedAt: moment("refunded_at"),
    /** Notes of refunds are numbered like receipts, in a series of their own. */
    refundYear: integer("refund_year"),
    refundNumber: integer("refund_number"),
  },
  (table) => [
    uniqueIndex("tax_records_receipt").on(table.receiptYear, table.receiptNumber),
    uniqueIndex("tax_records_refund").on(table.refundYear, table.refundNumber),
    index("tax_records_issued").on(table.issuedAt),
    index("tax_records_refunded").on(table.refundedAt),
  ],
);
export type TaxRecord = typeof taxRecords.$inferSelect;

/** What went back of a sale, refund by refund, as the payment service lists them; a charge the buyer's bank took back is
 * the last. The record's own fields of refunds hold their sum and the first one. */
export const taxRefunds = pgTable(
  "tax_refunds",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => taxRecords.orderId, { onDelete: "cascade" }),
    /** The oldest is 1. */
    ordinal: integer().notNull(),
    /** When it was made, as the payment service has it. */
    refundedAt: moment("refunded_at").notNull(),
    /** 0: it failed since, and keeps its number. */
    amountMinor: integer("amount_minor").notNull(),
    /** The tax within it. */
    taxMinor: integer("tax_minor").notNull(),
    noteYear: integer("note_year").notNull(),
    noteNumber: integer("note_number").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.ordinal] }),
    uniqueIndex("tax_refunds_note").on(table.noteYear, table.noteNumber),
    index("tax_refunds_refunded").on(table.refundedAt),
  ],
);
export type TaxRefund = typeof taxRefunds.$inferSelect;

/** The last number given in each series and year. Taken in the transaction that writes the record, so that a
 * transaction that is undone leaves no gap. */
export const receiptCounters = pgTable(
  "receipt_counters",
  {
    series: text({ enum: ["receipt", "refund"] }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
