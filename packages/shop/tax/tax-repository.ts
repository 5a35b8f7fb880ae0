import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, eq, gte, lt, or, sql } from "drizzle-orm";
import { receiptCounters, type TaxRecord, taxRecords } from "../database/tables/tax-records.ts";

export async function taxRecordOf(db: Queries, orderId: string): Promise<TaxRecord | null> {
  const [record] = await db.select().from(taxRecords).where(eq(taxRecords.orderId, orderId));
  return record ?? null;
}

export async function insertTaxRecord(tx: Transaction, record: typeof taxRecords.$inferInsert): Promise<void> {
  await tx.db.insert(taxRecords).values(record);
}

/** Notes how much of a sale went back. */
export async function updateRefund(
  tx: Transaction,
  orderId: string,
  refund: Pick<TaxRecord, "refundedMinor" | "refundedAt" | "refundYear" | "refundNumber">,
): Promise<void> {
  await tx.db.update(taxRecords).set(refund).where(eq(taxRecords.orderId, orderId));
}

/** The next number of a series in a year, from 1; whoever asks at the same time waits for this transaction. */
export async function takeNumber(tx: Transaction, series: "receipt" | "refund", year: number): Promise<number> {
  const [taken] = await tx.db
    .insert(receiptCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.series, receiptCounters.year],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning({ number: receiptCounters.last });
  if (!taken) throw new Error("PostgreSQL returned no row for an insert");
  return taken.number;
}

export interface Period {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

/** Records of the sales of a period, and of earlier ones of which money went back in it. */
export const recordsOfPeriod = (db: Queries, { from, to }: Period): Promise<readonly TaxRecord[]> => {
  const { issuedAt, refundedAt } = taxRecords;
  const within = (column: typeof issuedAt | typeof refundedAt) => and(gte(column, from), lt(column, to));
  return db
    .select()
    .from(taxRecords)
    .where(or(within(issuedAt), within(refundedAt)));
};
