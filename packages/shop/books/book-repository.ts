import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { type BookRow, books, type NewBook } from "../database/tables/books.ts";

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
