import { dayMs } from "@cosmic/platform/durations";
import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { linkHash } from "../access/report-links.ts";
import { newsletterSubscriptions } from "../database/tables/newsletter-subscriptions.ts";
import type { ShopTools } from "../shop-tools.ts";

/** How long a confirmation link works after it was asked for. */
const confirmWithinMs = 7 * dayMs;

/** Confirms a subscription by the secret of its link, as often as it is pressed. False: no such link, or too late. */
export async function confirmNewsletter(
  { database, clock }: Pick<ShopTools, "database" | "clock">,
  secret: string,
): Promise<boolean> {
  const hash = linkHash(secret);
  if (hash === null) return false;
  const now = clock.now();
  const inTime = gt(newsletterSubscriptions.requestedAt, new Date(now.getTime() - confirmWithinMs));
  const confirmed = await database.db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: now })
    .where(
      and(eq(newsletterSubscriptions.confirmHash, hash), or(inTime, isNotNull(newsletterSubscriptions.confirmedAt))),
    )
    .returning({ id: newsletterSubscriptions.id });
  return confirmed.length > 0;
}

/** Erases the address a leaving link was mailed to, confirmed or not, and has the ledger know it before it commits. A
 * link that is unknown or was used changes nothing: either way the address is not on the list. */
export async function leaveNewsletter(
  { database, ledger, clock }: Pick<ShopTools, "database" | "ledger" | "clock">,
  secret: string,
): Promise<void> {
  const hash = linkHash(secret);
  if (hash === null) return;
  const { id, email, leaveHash } = newsletterSubscriptions;
  await database.transaction(async (tx) => {
    const [of] = await tx.db.select({ email }).from(newsletterSubscriptions).where(eq(leaveHash, hash));
    if (!of) return;
    const gone = await tx.db.delete(newsletterSubscriptions).where(eq(email, of.email)).returning({ id });
    await ledger.record(
      gone.map((row) => ({ kind: "newsletter", id: row.id })),
      clock.now(),
    );
  });
}
