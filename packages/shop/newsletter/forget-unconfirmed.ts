import { dayMs } from "@cosmic/platform/durations";
import { and, isNull, lt } from "drizzle-orm";
import { newsletterSubscriptions } from "../database/tables/newsletter-subscriptions.ts";
import { retentionDays } from "../retention.ts";
import type { ShopTools } from "../shop-tools.ts";

/** A request that nobody confirmed is erased after so long. */
const keptMs = retentionDays.unconfirmedAddress * dayMs;

/** Erases requests for the newsletter that were not confirmed within 31 days; answers how many. */
export async function forgetUnconfirmed({ database, clock }: Pick<ShopTools, "database" | "clock">): Promise<number> {
  const since = new Date(clock.now().getTime() - keptMs);
  const erased = await database.db
    .delete(newsletterSubscriptions)
    .where(and(isNull(newsletterSubscriptions.confirmedAt), lt(newsletterSubscriptions.requestedAt, since)));
  return erased.rowCount ?? 0;
}
