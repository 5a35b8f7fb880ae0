import type { Transaction } from "@cosmic/platform/database/open";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { recordEvent, type SandboxTools } from "../events.ts";
import { between } from "../lists.ts";
import { type Answer, noSuch, refuse } from "../protocol/answer.ts";
import type { FormValue } from "../protocol/form-encoding.ts";
import { drawRefund, makeId } from "../protocol/wire.ts";
import { sandboxRefunds, sandboxSessions } from "../sandbox-tables.ts";

const parametersSchema = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().positive().optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
});

/** `POST /v1/refunds`: the entire remaining amount, or `amount` of it. */
export async function createRefund(
  tx: Transaction,
  form: Record<string, FormValue>,
  tools: SandboxTools,
): Promise<Answer> {
  const read = parametersSchema.safeParse(form);
  if (!read.success) return refuse(400, { code: "parameter_missing", message: "payment_intent is needed." });
  const { payment_intent: intent, amount, reason } = read.data;
  const [row] = await tx.db
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.paymentIntentId, intent))
    .for("update");
  if (!row) return noSuch("payment_intent", intent);
  if (row.paymentStatus !== "paid")
    return refuse(400, { message: "This PaymentIntent has no successful charge to refund." });
  if (row.disputeStatus === "needs_response" || row.disputeStatus === "lost") {
    return refuse(400, { code: "charge_disputed", message: "The charge has been charged back." });
  }
  const left = row.amountMinor - row.refundedMinor;
  const amountMinor = amount ?? left;
  if (left === 0) return refuse(400, { code: "charge_already_refunded", message: "Charge has already been refunded." });
  if (amountMinor > left) return refuse(400, { param: "amount", message: "The amount is more than what is left." });
  const refund = { id: makeId("re"), amountMinor, reason: reason ?? null, createdAt: tools.clock.now() };
  await tx.db.insert(sandboxRefunds).values({ ...refund, sessionId: row.id });
  const refundedMinor = row.refundedMinor + amountMinor;
  await tx.db.update(sandboxSessions).set({ refundedMinor }).where(eq(sandboxSessions.id, row.id));
  await recordEvent(tx, tools, { type: "charge.refunded", sessionId: row.id });
  return { status: 200, body: drawRefund(row, refund) };
}

const usualLimit = 10;

/** `GET /v1/refunds`: newest first, paginated; all of them, of one charge, or of a period. */
export async function listRefunds(tx: Transaction, query: URLSearchParams): Promise<Answer> {
  const limit = Number(query.get("limit") ?? usualLimit);
  const [charge, after] = [query.get("charge"), query.get("starting_after")];
  const { id, createdAt, sessionId } = sandboxRefunds;
  const last = tx.db
    .select({ at: createdAt })
    .from(sandboxRefunds)
    .where(eq(id, after ?? ""));
  const rows = await tx.db
    .select()
    .from(sandboxRefunds)
    .innerJoin(sandboxSessions, eq(sandboxSessions.id, sessionId))
    .where(
      and(
        ...between(query, createdAt),
        charge === null ? undefined : eq(sandboxSessions.chargeId, charge),
        after === null ? undefined : sql`(${createdAt} < (${last}) or (${createdAt} = (${last}) and ${id} > ${after}))`,
      ),
    )
    .orderBy(desc(createdAt), asc(id))
    .limit(limit + 1);
  const data = rows
    .slice(0, limit)
    .map(({ sandbox_refunds: refund, sandbox_sessions: row }) => drawRefund(row, refund));
  return { status: 200, body: { object: "list", url: "/v1/refunds", has_more: rows.length > limit, data } };
}
