import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, asc, eq, getTableColumns, gt, inArray, notExists, sql } from "drizzle-orm";
import { type BookRow, books, type NewBook } from "../database/tables/books.ts";
import { type OrderRow, orders } from "../database/tables/orders.ts";
import { readableStates } from "../orders/order-states.ts";

/** Names one version of an order's book: the order, and how often its birth had been corrected. */
export interface BookVersion {
  readonly orderId: string;
  readonly corrections: number;
}

/** A book without its words. */
export type BookLine = Omit<BookRow, "content" | "contentDigest">;

const { content: _, contentDigest: __, ...lineColumns } = getTableColumns(books);

const ofVersion = ({ orderId, corrections }: BookVersion) =>
  and(eq(books.orderId, orderId), eq(books.corrections, corrections), eq(books.kind, "book"));

/** The book of a version; null when none is stored. */
export async function bookOf(db: Queries, version: BookVersion): Promise<BookRow | null> {
  const [found] = await db.select().from(books).where(ofVersion(version));
  return found ?? null;
}

/** Whether the book of a version is stored. */
export async function hasBook(db: Queries, version: BookVersion): Promise<boolean> {
  const [found] = await db.select({ id: books.id }).from(books).where(ofVersion(version));
  return found !== undefined;
}

/** Everything an order keeps of its books but the words, oldest first. */
export const linesOf = (db: Queries, orderId: string): Promise<readonly BookLine[]> =>
  db
    .select(lineColumns)
    .from(books)
    .where(eq(books.orderId, orderId))
    .orderBy(asc(books.corrections), asc(books.kind), asc(books.asOf));

/** Stores a book; false when its version has one already. */
export async function insertBook(tx: Transaction, book: NewBook): Promise<boolean> {
  const added = await tx.db.insert(books).values(book).onConflictDoNothing().returning({ id: books.id });
  return added.length > 0;
}

const isUnfrozen = (db: Queries) =>
  and(
    inArray(orders.state, [...readableStates]),
    notExists(
      db
        .select({ one: sql`1` })
        .from(books)
        .where(and(eq(books.orderId, orders.id), eq(books.corrections, orders.corrections), eq(books.kind, "book"))),
    ),
  );

/** Readable orders whose book is not stored, by id, after one id. */
export const unfrozenAfter = (db: Queries, last: string, limit: number): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(isUnfrozen(db), gt(orders.id, last)))
    .orderBy(asc(orders.id))
    .limit(limit);

/** How many readable orders have no book stored. */
export const countUnfrozen = (db: Queries): Promise<number> => db.$count(orders, isUnfrozen(db));
