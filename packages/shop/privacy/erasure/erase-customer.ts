import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { privacyRequests } from "../../database/tables/privacy-requests.ts";
import { ordersOfAddress } from "../../orders/order-repository.ts";
import { closePage } from "../../payment/close-page.ts";
import { sessionIdOf } from "../../payment-service/checkout-session.ts";
import { removePdfsOfOrder } from "../../pdf-cache/remove-pdfs-of-order.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { deleteBesideOrders } from "../kept-of-address.ts";
import { type Erasure, eraseOrder } from "./erase-order.ts";

/** Erases everything of one address, by a confirmed request. */
export const eraseCustomerJob = defineJob("erase-customer", z.object({ requestId: z.uuid() }));

/** What an erasure took away. */
export interface Erased {
  readonly orders: number;
}

/** The handler of `eraseCustomerJob`: whatever a process that died has left undone. */
export function eraseCustomerHandler(tools: ShopTools): JobHandler {
  return handleJob(eraseCustomerJob, async ({ requestId }) => {
    await eraseByRequest(tools, requestId);
  });
}

/** Erases everything kept under the address of a confirmed request. Safe to run again from any point: the request keeps
 * its address until the last step. */
export async function eraseByRequest(tools: ShopTools, requestId: string): Promise<Erased> {
  const { database } = tools;
  const [request] = await database.db.select().from(privacyRequests).where(eq(privacyRequests.id, requestId));
  if (!request?.confirmedAt || request.kind !== "erase" || request.email === "") return { orders: 0 };
  const { email, askedBy } = request;
  const found = await ordersOfAddress(database.db, email);
  let count = 0;
  // Links first: what can be read ends with the first commits.
  const readFirst = found.toSorted((one, other) => Number(isUnpaid(one)) - Number(isUnpaid(other)));
  for (const order of readFirst) {
    const orderId = order.id;
    const session = sessionIdOf(tools.environment, order);
    // Nobody shall pay for an order that is gone. A page that was paid on a moment ago is settled first.
    if (isUnpaid(order) && session !== null) await closePage(tools, { orderId, sessionId: session });
    // Before the order is nobody's: a process that dies after that finds it no more.
    if (session !== null) await tools.payments.sandboxControls?.forget([session]);
    const at = tools.clock.now();
    if (await eraseAndRecord(tools, { orderId, cause: askedBy, at })) count += 1;
    await removePdfsOfOrder(tools, orderId);
  }
  await finish(tools, requestId, email);
  return { orders: count };
}

const isUnpaid = ({ state }: { readonly state: string }): boolean => state === "created" || state === "redirected";

/** The ledger before the commit: a crash between the two leaves a row in the ledger whose erasure is taken up again,
 * and never an erasure that a restored database would undo. */
function eraseAndRecord(tools: ShopTools, erasure: Erasure): Promise<boolean> {
  return tools.database.transaction(async (tx) => {
    const erased = await eraseOrder(tx, tools, erasure);
    if (erased) await tools.ledger.record([{ kind: "order", id: erasure.orderId }], erasure.at);
    return erased;
  });
}

async function finish({ database, ledger, clock }: ShopTools, requestId: string, email: string): Promise<void> {
  await database.transaction(async (tx) => {
    await ledger.record(await deleteBesideOrders(tx, email, requestId), clock.now());
    await tx.db
      .update(privacyRequests)
      .set({ email: "", tokenHash: null, doneAt: clock.now() })
      .where(eq(privacyRequests.id, requestId));
  });
}
