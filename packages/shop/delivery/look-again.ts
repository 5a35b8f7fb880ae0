import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { resendRequests } from "../database/tables/resend-requests.ts";
import { type ClientAddress, mayAsk, mayAskFor } from "../limits/rate-limits.ts";
import { redirectedOrdersOf } from "../orders/order-repository.ts";
import { claimQuestions } from "../payment/claim-question.ts";
import { settleOrderJob } from "../queue/settle-order-job.ts";
import type { ShopTools } from "../shop-tools.ts";
import { readAddress } from "./read-address.ts";

/** Looks at the open orders of one address again. */
export const lookAgainJob = defineJob("look-again", z.object({ requestId: z.uuid() }));

/** Orders one request has looked at again. */
const most = 5;

/** "I have paid": asks the server to check the open orders of an address again. It unlocks nothing by itself; answer and
 * work are the same for everybody, because the job looks up the orders later. */
export async function lookAgain(
  tools: Pick<ShopTools, "database" | "queue" | "clock" | "environment">,
  email: unknown,
  client: ClientAddress = null,
): Promise<{ readonly ok: true }> {
  const { database, queue, clock } = tools;
  const address = readAddress(email);
  const welcome = await mayAsk(tools, "fulfil", client);
  if (!((await mayAskFor(tools, "fulfil", address)) && welcome)) return { ok: true };
  await database.transaction(async (tx) => {
    const values = { kind: "look", email: address, requestedAt: clock.now() } as const;
    const [added] = await tx.db.insert(resendRequests).values(values).returning({ requestId: resendRequests.id });
    if (added) await queue.enqueue(tx, lookAgainJob, added);
  });
  return { ok: true };
}

/** The handler of `lookAgainJob`. */
export function lookAgainHandler({
  database,
  queue,
  clock,
}: Pick<ShopTools, "database" | "queue" | "clock">): JobHandler {
  return handleJob(lookAgainJob, async ({ requestId }) => {
    await database.transaction(async (tx) => {
      // Deleted together with its work: a second run finds nothing to do.
      const [asked] = await tx.db.delete(resendRequests).where(eq(resendRequests.id, requestId)).returning();
      if (!asked) return;
      const ids = await redirectedOrdersOf(tx.db, asked.email, most);
      for (const orderId of await claimQuestions(tx, ids, clock.now()))
        await queue.enqueue(tx, settleOrderJob, { orderId });
    });
  });
}
