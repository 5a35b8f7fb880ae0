import type { Transaction } from "@cosmic/platform/database/open";
import { eq } from "drizzle-orm";
import type { MoveCause } from "../../database/tables/order-history.ts";
import type { OrderRow } from "../../database/tables/orders.ts";
import { refundRequests } from "../../database/tables/refund-requests.ts";
import { moveOrder } from "../../orders/move-order.ts";
import { lockOrder, updateOrder } from "../../orders/order-repository.ts";
import { deleteReviewOf } from "../../orders/queries/order-reviews.ts";
import { refundOrderJob } from "../../queue/refund-order-job.ts";
import type { ShopTools } from "../../shop-tools.ts";

/** What is left of an order: number, plan, price, payment and moments, as tax law asks; no person, no birth, no
 * link. */
const nobody = {
  email: "",
  name: "",
  birth: null,
  sources: null,
  attemptHash: null,
  purchaseHash: null,
  sealedCheckoutUrl: null,
  unsealedUrl: null,
  buyerHash: null,
  linkHash: null,
  sealedLink: null,
} as const satisfies Partial<OrderRow>;

export interface Erasure {
  readonly orderId: string;
  readonly cause: MoveCause;
  readonly at: Date;
}

/** Takes the person out of an order; its link and its review are withdrawn with the same commit. A refund that was asked for is made
 * all the same. False when there is nothing left to erase. */
export async function eraseOrder(
  tx: Transaction,
  { queue }: Pick<ShopTools, "queue">,
  { orderId, cause, at }: Erasure,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.state === "erased") return false;
  await moveOrder(tx, { order, to: "erased", cause, at, changes: { ...nobody, erasedAt: at } });
  await tx.db.update(refundRequests).set({ reason: null }).where(eq(refundRequests.orderId, orderId));
  await deleteReviewOf(tx, orderId);
  if (order.state === "refund-requested") await queue.enqueue(tx, refundOrderJob, { orderId });
  return true;
}

/** Takes the person out of a refunded order; it stays refunded, and what its buyer published in a review stays too. */
export async function forgetPerson(tx: Transaction, orderId: string): Promise<void> {
  await updateOrder(tx.db, orderId, nobody);
  await tx.db.update(refundRequests).set({ reason: null }).where(eq(refundRequests.orderId, orderId));
}
