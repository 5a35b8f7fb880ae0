import { privacyRequests } from "../database/tables/privacy-requests.ts";
import { numbersOfAddress } from "../orders/order-repository.ts";
import { eraseByRequest, eraseCustomerJob } from "../privacy/erasure/erase-customer.ts";
import { keepsAnythingOf } from "../privacy/kept-of-address.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What an erasure removes, or would remove. */
export interface EraseAnswer {
  /** Anything was kept under the address. */
  readonly found: boolean;
  /** Numbers of the orders that lose their person, birth and link. */
  readonly orders: readonly string[];
}

/** Shows what `eraseByOperator` would remove; changes nothing. */
export async function planErasure(tools: Pick<ShopTools, "database">, email: string): Promise<EraseAnswer> {
  const orders = await numbersOfAddress(tools.database.db, email);
  return { found: await keepsAnythingOf(tools, email), orders };
}

/** Erases everything kept under an address, on the operator's command. A job is stored first, so that a worker finishes
 * what a process that dies in the middle leaves undone. */
export async function eraseByOperator(tools: ShopTools, email: string): Promise<EraseAnswer> {
  const plan = await planErasure(tools, email);
  if (!plan.found) return plan;
  const now = tools.clock.now();
  const requestId = await tools.database.transaction(async (tx) => {
    const by = { kind: "erase", askedBy: "operator", locale: "en-us" } as const;
    const [added] = await tx.db
      .insert(privacyRequests)
      .values({ ...by, email: email.trim().toLowerCase(), requestedAt: now, confirmedAt: now })
      .returning({ requestId: privacyRequests.id });
    if (!added) throw new Error("PostgreSQL returned no row for an insert");
    await tools.queue.enqueue(tx, eraseCustomerJob, added);
    return added.requestId;
  });
  await eraseByRequest(tools, requestId);
  return plan;
}
