import type { Transaction } from "@cosmic/platform/database/open";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { lte } from "drizzle-orm";
import { z } from "zod";
import { recordEvent, type SandboxTools } from "../events.ts";
import { demonstrationCode, makeId } from "../protocol/wire.ts";
import { type SandboxSessionRow, sandboxSessions } from "../sandbox-tables.ts";
import { lockSession } from "./sessions.ts";
import { changeSession, settlePix } from "./settle-pix.ts";

/** What the payment page shows of a Pix code. */
export interface SandboxPix {
  readonly state: "waiting" | "paid" | "expired";
  /** To copy into a bank's app; no bank takes it. */
  readonly code: string;
  /** ISO 8601; null once it is settled. */
  readonly settlesAt: string | null;
  /** The code will be paid at `settlesAt`, as "pay later" asked; else it expires then. */
  readonly willBePaid: boolean;
}

/** What a buyer and their bank do: choose Pix; pay the code now, or late, after it expired; have it paid in a while;
 * let it expire. */
export const pixSteps = ["choose", "pay", "pay-later", "let-expire"] as const;
export type PixStep = (typeof pixSteps)[number];

type PixTaken =
  | { readonly ok: true; readonly session: SandboxSessionRow }
  | { readonly ok: false; readonly reason: "expired" | "already-paid" | "unknown-session" };

/** The payment service's own time for a code, seconds. */
const usualSeconds = 14_400;
/** "Pay later" pays after this, seconds. */
export const payLaterSeconds = 20;

/** Settles due codes, so that their webhook is sent even if nobody asks. */
export const sandboxPixJob = defineJob("sandbox-pix", z.object({}), { everySeconds: 5 });

/** The handler of `sandboxPixJob`. */
export function settleDuePix(tools: SandboxTools): JobHandler {
  return handleJob(sandboxPixJob, async () => {
    const due = await tools.database.db
      .select({ id: sandboxSessions.id })
      .from(sandboxSessions)
      .where(lte(sandboxSessions.settlesAt, tools.clock.now()));
    for (const { id } of due) await tools.database.transaction((tx) => lockSession(tx, id, tools));
  });
}

/** What the page shows of a session's code; null when no Pix was chosen. */
export function showPix(row: SandboxSessionRow): SandboxPix | null {
  if (row.paymentMethod !== "pix") return null;
  const state = { processing: "waiting", paid: "paid", failed: "expired", unpaid: "waiting" } as const;
  return {
    state: state[row.paymentStatus],
    code: demonstrationCode(row),
    settlesAt: row.settlesAt?.toISOString() ?? null,
    willBePaid: row.settlesAs === "paid",
  };
}

/** Takes one step; repeated, it changes nothing more. */
export function takePixStep(tools: SandboxTools, id: string, step: PixStep): Promise<PixTaken> {
  return tools.database.transaction(async (tx) => {
    const row = await lockSession(tx, id, tools);
    if (!row?.paymentMethodTypes.includes("pix")) return { ok: false, reason: "unknown-session" };
    if (row.status === "expired") return { ok: false, reason: "expired" };
    if (row.paymentStatus === "paid") {
      return row.refundedMinor === row.amountMinor ? { ok: false, reason: "already-paid" } : { ok: true, session: row };
    }
    return { ok: true, session: await advance(tx, row, { tools, step }) };
  });
}

async function advance(
  tx: Transaction,
  row: SandboxSessionRow,
  { tools, step }: { readonly tools: SandboxTools; readonly step: PixStep },
): Promise<SandboxSessionRow> {
  const chosen = row.paymentMethod === "pix" ? row : await choosePix(tx, row, tools);
  if (step === "pay") return settlePix(tx, { ...chosen, settlesAs: "paid" }, tools);
  if (chosen.paymentStatus === "failed") return chosen;
  if (step === "let-expire") return settlePix(tx, { ...chosen, settlesAs: "failed" }, tools);
  if (step === "pay-later") {
    const settlesAt = new Date(tools.clock.now().getTime() + payLaterSeconds * 1000);
    return changeSession(tx, chosen, { settlesAt, settlesAs: "paid" });
  }
  return chosen;
}

/** The page is done with: the session is complete, and unpaid until the code is. */
async function choosePix(tx: Transaction, row: SandboxSessionRow, tools: SandboxTools): Promise<SandboxSessionRow> {
  const openForMs = (row.pixExpiresSeconds ?? usualSeconds) * 1000;
  const chosen = await changeSession(tx, row, {
    status: "complete",
    paymentStatus: "processing",
    paymentMethod: "pix",
    billingCountry: row.taxEnabled ? "BR" : null,
    paymentIntentId: makeId("pi"),
    settlesAt: new Date(tools.clock.now().getTime() + openForMs),
    settlesAs: "failed",
  });
  await recordEvent(tx, tools, { type: "checkout.session.completed", sessionId: row.id });
  return chosen;
}
