import { bytes, moment } from "@cosmic/platform/database/columns";
import type { Edition } from "@cosmic/report/document";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** Books as they were sold, with the words they had then: one for each birth an order had, in each edition. They hold
 * the birth, as their order does, and are deleted by a trigger of the database when the order is refunded or erased. */
export const books = pgTable(
  "books",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** After how many corrections of its order's birth it was written: 0 for the first. */
    corrections: integer().notNull(),
    /** `now`: "Where you are now" alone, of a later day, beside the book. */
    kind: text({ enum: ["book", "now"] }).notNull(),
    /** Of the whole product: 1, the first. */
    edition: integer().notNull(),
    /** Language and spelling of its words. */
    writtenIn: text("written_in").$type<Edition>().notNull(),
    /** The day it is written on, YYYY-MM-DD. */
    asOf: date("as_of").notNull(),
    /** Of the library and its selection. */
    textVersion: integer("text_version").notNull(),
    /** Of the document's form. */
    documentVersion: integer("document_version").notNull(),
    /** SHA-256 of the facts it rests on, hexadecimal. */
    factsDigest: text("facts_digest").notNull(),
    /** As printed in the colophon. */
    documentHash: text("document_hash").notNull(),
    /** What the content is: `document`, the whole document. */
    contentForm: text("content_form", { enum: ["document"] }).notNull(),
    /** JSON, compressed with Brotli. */
    content: bytes().notNull(),
    /** SHA-256 of the content as it is stored. */
    contentDigest: bytes("content_digest").notNull(),
    frozenAt: moment("frozen_at").notNull(),
  },
  (table) => [
    uniqueIndex("books_version").on(table.orderId, table.corrections, table.edition).where(sql`${table.kind} = 'book'`),
    uniqueIndex("books_now")
      .on(table.orderId, table.corrections, table.edition, table.asOf)
      .where(sql`${table.kind} = 'now'`),
    check("books_kind", sql`${table.kind} in ('book','now')`),
  ],
);
export type BookRow = typeof books.$inferSelect;
export type NewBook = typeof books.$inferInsert;
