import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, asc, count, eq, isNull, lt } from "drizzle-orm";
import { type Correction, corrections } from "../database/tables/corrections.ts";

/** An order's corrections, oldest first. */
export const correctionsOf = (db: Queries, orderId: string): Promise<readonly Correction[]> =>
  db.select().from(corrections).where(eq(corrections.orderId, orderId)).orderBy(asc(corrections.ordinal));

/** How many corrections the buyer of an order has made. */
export async function countByBuyer(db: Queries, orderId: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(corrections)
    .where(and(eq(corrections.orderId, orderId), eq(corrections.by, "buyer")));
  return found?.n ?? 0;
}

/** Adds a correction, its mail still to be sent; its id. */
export async function insertCorrection(
  tx: Transaction,
  { at, ...added }: Pick<Correction, "orderId" | "ordinal" | "by" | "at">,
): Promise<string> {
  const [row] = await tx.db
    .insert(corrections)
    .values({ ...added, at, updatedAt: at })
    .returning({ id: corrections.id });
  if (!row) throw new Error("PostgreSQL returned no row for an insert");
  return row.id;
}

export async function correctionById(db: Queries, id: string): Promise<Correction | null> {
  const [found] = await db.select().from(corrections).where(eq(corrections.id, id));
  return found ?? null;
}

/** Changes what is known of a correction's mail. */
export async function updateCorrection(
  db: Queries,
  id: string,
  changes: Partial<Omit<Correction, "id" | "orderId" | "ordinal" | "by" | "at">> & { readonly updatedAt: Date },
): Promise<void> {
  await db.update(corrections).set(changes).where(eq(corrections.id, id));
}

/** Locks corrections whose mail has not left and that nobody has touched since, skipping those locked by others; their
 * ids. */
export async function lockUnmailed(
  tx: Transaction,
  { untouchedSince, limit }: { readonly untouchedSince: Date; readonly limit: number },
): Promise<readonly string[]> {
  const unmailed = await tx.db
    .select({ id: corrections.id })
    .from(corrections)
    .where(and(isNull(corrections.result), lt(corrections.updatedAt, untouchedSince)))
    .limit(limit)
    .for("update", { skipLocked: true });
  return unmailed.map(({ id }) => id);
}
