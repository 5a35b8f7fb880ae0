import type { Transaction } from "@cosmic/platform/database/open";
import { and, eq, isNull } from "drizzle-orm";
import { refundRequests } from "../database/tables/refund-requests.ts";

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
