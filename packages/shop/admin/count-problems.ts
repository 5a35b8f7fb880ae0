import type { Queries } from "@cosmic/platform/database/open";
import { hourMs } from "@cosmic/platform/durations";
import { and, count, isNull, lt } from "drizzle-orm";
import { refundRequests } from "../database/tables/refund-requests.ts";
import { countDisputes, countLateMails, countRefusedMails } from "../orders/queries/order-counts.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What waits for a person. */
export interface Problems {
  /** Reports whose mail the recipient's server refused for good: the customer has to be reached otherwise. */
  readonly refusedMails: number;
  /** Reports paid for more than an hour ago whose mail has not been accepted yet. */
  readonly lateMails: number;
  /** Refund requests older than the 24 hours in which they are reviewed. */
  readonly lateRefunds: number;
  readonly openDisputes: number;
}

/** Counts what waits for a person; changes nothing. */
export async function countProblems({ database, clock }: Pick<ShopTools, "database" | "clock">): Promise<Problems> {
  const { db } = database;
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs);
  const [refusedMails, lateMails, lateRefunds, openDisputes] = await Promise.all([
    countRefusedMails(db),
    countLateMails(db, ago(1)),
    countLateRefunds(db, ago(24)),
    countDisputes(db),
  ]);
  return { refusedMails, lateMails, lateRefunds, openDisputes };
}

async function countLateRefunds(db: Queries, askedBefore: Date): Promise<number> {
  const [late] = await db
    .select({ n: count() })
    .from(refundRequests)
    .where(and(isNull(refundRequests.answer), lt(refundRequests.requestedAt, askedBefore)));
  return late?.n ?? 0;
}
