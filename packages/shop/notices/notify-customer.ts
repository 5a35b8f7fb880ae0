import type { Transaction } from "@cosmic/platform/database/open";
import { defineJob } from "@cosmic/platform/queue/job";
import { z } from "zod";
import { type NoticeKind, notices } from "../database/tables/notices.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Mails one notice. */
export const mailNoticeJob = defineJob("mail-notice", z.object({ noticeId: z.uuid() }), { retryDelaySeconds: 2 });

/** Which notice is sent about which order. */
export interface CustomerNotice {
  readonly orderId: string;
  readonly kind: NoticeKind;
}

/** Stores a notice and enqueues its mail, in the transaction of the change it announces. */
export async function notifyCustomer(
  tx: Transaction,
  { queue, clock }: Pick<ShopTools, "queue" | "clock">,
  { orderId, kind }: CustomerNotice,
): Promise<void> {
  const now = clock.now();
  const values = { orderId, kind, createdAt: now, updatedAt: now };
  const [added] = await tx.db.insert(notices).values(values).returning({ noticeId: notices.id });
  if (added) await queue.enqueue(tx, mailNoticeJob, added);
}
