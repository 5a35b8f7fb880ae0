import type { Transaction } from "@cosmic/platform/database/open";
import { claimPaymentQuestions } from "../orders/order-repository.ts";

/** Shortest time between two status checks of one order that visitors cause. Real changes of a payment arrive by
 * webhook, which never waits. */
export const betweenQuestionsMs = 5000;

/** Those of these orders that the payment service may be asked about now, by whichever process; each is marked as
 * asked. */
export async function claimQuestions(
  { db }: Pick<Transaction, "db">,
  orderIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (orderIds.length === 0) return [];
  const before = new Date(now.getTime() - betweenQuestionsMs);
  return claimPaymentQuestions(db, orderIds, { now, before });
}
