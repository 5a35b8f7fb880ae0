import { eq, inArray, sql } from "drizzle-orm";
import { recordEvent, type SandboxEventType, type SandboxTools } from "./events.ts";
import { createRefund } from "./payments/refunds.ts";
import { lockSession } from "./payments/sessions.ts";
import { makeId } from "./protocol/wire.ts";
import { sandboxAnswers, sandboxSessions } from "./sandbox-tables.ts";

/** Events at a payment service other than a card payment: slow methods, disputes, erasing a customer. */
export interface SandboxControls {
  /** The buyer chooses a method that takes days: the session is complete but unpaid. */
  payLater(sessionId: string): Promise<void>;
  /** The slow method settles. */
  settleLater(sessionId: string, how: "paid" | "failed"): Promise<void>;
  /** The seller gives some of a payment back by hand. */
  refund(sessionId: string, amountMinor: number): Promise<void>;
  /** The buyer's bank disputes the charge. */
  dispute(sessionId: string): Promise<void>;
  closeDispute(sessionId: string, how: "won" | "lost"): Promise<void>;
  /** Removes the customer's address and the text shown to them from these sessions. */
  forget(sessionIds: readonly string[]): Promise<void>;
}

/** Opens the controls over the sandbox's tables. */
export function openSandboxControls(tools: SandboxTools): SandboxControls {
  const change = (id: string, type: SandboxEventType, fields: Partial<typeof sandboxSessions.$inferInsert>) =>
    tools.database.transaction(async (tx) => {
      const sessionId = tools.ids.toStored(id);
      if (!(await lockSession(tx, sessionId, tools))) throw new Error("the sandbox has no such session");
      await tx.db.update(sandboxSessions).set(fields).where(eq(sandboxSessions.id, sessionId));
      await recordEvent(tx, tools, { type, sessionId });
    });
  return {
    payLater: (id) =>
      change(id, "checkout.session.completed", {
        status: "complete",
        paymentStatus: "processing",
        paymentIntentId: makeId("pi"),
        chargeId: makeId("ch"),
      }),
    settleLater: (id, how) =>
      how === "paid"
        ? change(id, "checkout.session.async_payment_succeeded", { paymentStatus: "paid", paidAt: tools.clock.now() })
        : change(id, "checkout.session.async_payment_failed", { paymentStatus: "failed" }),
    refund: (id, amountMinor) =>
      tools.database.transaction(async (tx) => {
        const row = await lockSession(tx, tools.ids.toStored(id), tools);
        const asked = { payment_intent: row?.paymentIntentId ?? "", amount: String(amountMinor) };
        const { status } = await createRefund(tx, asked, tools);
        if (status !== 200) throw new Error("the sandbox gives no such amount back");
      }),
    dispute: (id) => change(id, "charge.dispute.created", { disputeId: makeId("du"), disputeStatus: "needs_response" }),
    closeDispute: (id, how) => change(id, "charge.dispute.closed", { disputeStatus: how }),
    forget: (ids) => forget(tools, ids),
  };
}

async function forget({ database, ids: { toStored } }: SandboxTools, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await database.transaction(async (tx) => {
    const ids = sessionIds.map(toStored);
    await tx.db.update(sandboxSessions).set({ email: null }).where(inArray(sandboxSessions.id, ids));
    await tx.db.delete(sandboxAnswers).where(inArray(sql`${sandboxAnswers.body} ->> 'id'`, ids));
  });
}
