import type { Transaction } from "@cosmic/platform/database/open";
import { eq } from "drizzle-orm";
import { recordEvent, type SandboxTools } from "../events.ts";
import { makeId } from "../protocol/wire.ts";
import { type SandboxSessionRow, sandboxSessions } from "../sandbox-tables.ts";

/** Ends the wait for a code as `settlesAs` says. */
export async function settlePix(
  tx: Transaction,
  row: SandboxSessionRow,
  tools: Pick<SandboxTools, "queue" | "clock">,
): Promise<SandboxSessionRow> {
  const over = { settlesAt: null, settlesAs: null } as const;
  if (row.settlesAs === "paid") {
    const paid = { paymentStatus: "paid", chargeId: makeId("ch"), paidAt: tools.clock.now(), ...over } as const;
    await recordEvent(tx, tools, { type: "checkout.session.async_payment_succeeded", sessionId: row.id });
    return changeSession(tx, row, paid);
  }
  await recordEvent(tx, tools, { type: "checkout.session.async_payment_failed", sessionId: row.id });
  return changeSession(tx, row, { paymentStatus: "failed", ...over });
}

/** Changes a session that is locked. */
export async function changeSession(
  tx: Transaction,
  row: SandboxSessionRow,
  changes: Partial<typeof sandboxSessions.$inferInsert>,
): Promise<SandboxSessionRow> {
  const [changed] = await tx.db.update(sandboxSessions).set(changes).where(eq(sandboxSessions.id, row.id)).returning();
  if (!changed) throw new Error("a locked session vanished");
  return changed;
}
