import { mailboxMessages } from "@cosmic/platform/database/tables/mailbox-messages";
import { orders } from "@cosmic/platform/database/tables/orders";
import { privacyRequests } from "@cosmic/platform/database/tables/privacy-requests";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { ofAddress } from "../orders/list-orders.ts";
import { closePage } from "../payment/close-page.ts";
import { removePdfsOfOrder } from "../report/remove-pdfs-of-order.ts";
import type { ShopTools } from "../shop-tools.ts";
import { eraseOrder } from "./erase-order.ts";
import { deleteBesideOrders } from "./kept-of-address.ts";

/** Erases everything of one address, by a confirmed request. */
export const eraseCustomerJob = defineJob("erase-customer", z.object({ requestId: z.uuid() }));

/** What an erasure took away. */
export interface Erased {
  readonly orders: number;
}

/** The handler of `eraseCustomerJob`: whatever a process that died has left undone. */
export function erasesCustomers(tools: ShopTools): JobHandler {
  return handleJob(eraseCustomerJob, async ({ requestId }) => {
    await eraseByRequest(tools, requestId);
  });
}

/** Erases everything kept under the address of a confirmed request. Safe to run again from any point: the request keeps its
 * address until the last step. */
export async function eraseByRequest(tools: ShopTools, requestId: string): Promise<Erased> {
  const { database } = tools;
  const [request] = await database.db.select().from(privacyRequests).where(eq(privacyRequests.id, requestId));
  if (!request?.confirmedAt || request.kind !== "erase" || request.email === "") return { orders: 0 };
  const { email, askedBy } = request;
  const found = await database.db
    .select({ id: orders.id, state: orders.state, session: orders.checkoutSessionId })
    .from(orders)
    .where(ofAddress(email));
  let count = 0;
  // Links first: what can be read ends with the first commits.
  const readFirst = found.toSorted((one, other) => Number(isUnpaid(one)) - Number(isUnpaid(other)));
  for (const { id: orderId, state, session } of readFirst) {
    // Nobody shall pay for an order that is gone. A page that was paid on a moment ago is settled first.
    if (isUnpaid({ state }) && session !== null) await closePage(tools, { orderId, sessionId: session });
    // Before the order is nobody's: a process that dies after that finds it no more.
    if (session !== null) await tools.payments.sandboxControls?.forget([session]);
    const at = tools.clock.now();
    if (await database.transaction((tx) => eraseOrder(tx, tools, { orderId, cause: askedBy, at }))) count += 1;
    await removePdfsOfOrder(tools, orderId);
  }
  await finish(tools, requestId, email);
  return { orders: count };
}

const isUnpaid = ({ state }: { readonly state: string }): boolean => state === "created" || state === "redirected";

async function finish({ database, clock }: ShopTools, requestId: string, email: string): Promise<void> {
  await database.transaction(async (tx) => {
    await deleteBesideOrders(tx, email, requestId);
    // A trial keeps the mails it would have sent.
    const raw = sql`lower(encode(${mailboxMessages.raw}, 'escape'))`;
    await tx.db.delete(mailboxMessages).where(sql`position(${email.toLowerCase()} in ${raw}) > 0`);
    await tx.db
      .update(privacyRequests)
      .set({ email: "", tokenHash: null, doneAt: clock.now() })
      .where(eq(privacyRequests.id, requestId));
  });
}
