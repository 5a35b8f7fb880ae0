import type { Transaction } from "@cosmic/platform/database/open";
import { refundRequests } from "@cosmic/platform/database/tables/refund-requests";
import { and, eq, isNull } from "drizzle-orm";

/** How the open request of an order ends. */
export interface RefundAnswered {
  readonly orderId: string;
  readonly answer: "accepted" | "refused";
  readonly at: Date;
}

/** Answers the open refund request of an order, if there is one. */
export async function closeRefundRequest(tx: Transaction, { orderId, answer, at }: RefundAnswered): Promise<void> {
  await tx.db
    .update(refundRequests)
    .set({ answer, answeredAt: at })
    .where(and(eq(refundRequests.orderId, orderId), isNull(refundRequests.answer)));
}
