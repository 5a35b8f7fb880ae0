import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  receiptCounters,
  type TaxRecord,
  type TaxRefund,
  taxRecords,
  taxRefunds,
} from "../database/tables/tax-records.ts";

export async function taxRecordOf(db: Queries, orderId: string): Promise<TaxRecord | null> {
  const [record] = await db.select().from(taxRecords).where(eq(taxRecords.orderId, orderId));
  return record ?? null;
}

export async function insertTaxRecord(tx: Transaction, record: typeof taxRecords.$inferInsert): Promise<void> {
  await tx.db.insert(taxRecords).values(record);
}

/** The refunds of a sale, the oldest first. */
export const refundsOfRecord = (db: Queries, orderId: string): Promise<readonly TaxRefund[]> =>
  db.select().from(taxRefunds).where(eq(taxRefunds.orderId, orderId)).orderBy(asc(taxRefunds.ordinal));

/** Writes refunds of one sale, over those of the same ordinal. */
export async function putRefunds(tx: Transaction, rows: readonly TaxRefund[]): Promise<void> {
  const set = {
    refundedAt: sql`excluded.refunded_at`,
    amountMinor: sql`excluded.amount_minor`,
    taxMinor: sql`excluded.tax_minor`,
  };
  await tx.db
    .insert(taxRefunds)
    .values([...rows])
    .onConflictDoUpdate({ target: [taxRefunds.orderId, taxRefunds.ordinal], set });
}

/** Notes how much of a sale went back in all. */
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

const within = (column: PgColumn, { from, to }: Period) => and(gte(column, from), lt(column, to));

/** Records of the sales of a period. */
export const salesOfPeriod = (db: Queries, period: Period): Promise<readonly TaxRecord[]> =>
  db.select().from(taxRecords).where(within(taxRecords.issuedAt, period));

/** Refunds made in a period, each with the record of its sale. */
export async function refundsOfPeriod(
  db: Queries,
  period: Period,
): Promise<readonly { readonly record: TaxRecord; readonly refund: TaxRefund }[]> {
  const rows = await db
    .select()
    .from(taxRefunds)
    .innerJoin(taxRecords, eq(taxRecords.orderId, taxRefunds.orderId))
    .where(within(taxRefunds.refundedAt, period));
  return rows.map(({ tax_records: record, tax_refunds: refund }) => ({ record, refund }));
}
