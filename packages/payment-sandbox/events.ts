import { paths } from "@cosmic/addresses/paths";
import type { Database, Transaction } from "@cosmic/platform/database/open";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import type { Queue } from "@cosmic/platform/queue/open-queue";
import type { Clock } from "@cosmic/platform/system-clock";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { z } from "zod";
import type { SessionIds } from "./protocol/session-ids.ts";
import { drawCharge, drawDispute, drawSession, makeId } from "./protocol/wire.ts";
import { type SandboxSessionRow, sandboxEvents, sandboxSessions } from "./sandbox-tables.ts";

/** Dependencies shared by the parts of the sandbox. */
export interface SandboxTools {
  readonly database: Database;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly webhookSecret: string;
  readonly ids: SessionIds;
}

export type SandboxEventType =
  | "checkout.session.completed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.expired"
  | "charge.refunded"
  | "charge.dispute.created"
  | "charge.dispute.closed";

/** Sends one event to the site; retried for about three days, like the payment service. */
export const sandboxEventJob = defineJob("sandbox-event", z.object({ eventId: z.string() }), { retryDelaySeconds: 1 });

/** Time limit for the site to answer an event, milliseconds. */
const webhookLimitMs = 10_000;

/** Records an event and enqueues its delivery in the transaction that caused it, so a crash loses nothing. */
export async function recordEvent(
  tx: Transaction,
  tools: Pick<SandboxTools, "queue" | "clock">,
  event: { readonly type: SandboxEventType; readonly sessionId: string },
): Promise<void> {
  const id = makeId("evt");
  await tx.db.insert(sandboxEvents).values({ id, ...event, createdAt: tools.clock.now() });
  await tools.queue.enqueue(tx, sandboxEventJob, { eventId: id });
}

/** The handler that signs events and sends them to the site. Any answer but 2xx is retried. */
export function sendSandboxEvents(tools: SandboxTools): JobHandler {
  return handleJob(sandboxEventJob, async ({ eventId }) => {
    const payload = await drawEvent(tools, eventId);
    if (payload === null) return;
    const signature = await new Stripe("sk_test_signer").webhooks.generateTestHeaderStringAsync({
      payload,
      secret: tools.webhookSecret,
      timestamp: Math.floor(tools.clock.now().getTime() / 1000),
    });
    const answer = await fetch(tools.siteUrl + paths.apiStripeWebhook(), {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body: payload,
      signal: AbortSignal.timeout(webhookLimitMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the site answered an event with status ${answer.status}`);
    const now = tools.clock.now();
    await tools.database.db.update(sandboxEvents).set({ deliveredAt: now }).where(eq(sandboxEvents.id, eventId));
  });
}

async function drawEvent(tools: SandboxTools, eventId: string): Promise<string | null> {
  const [found] = await tools.database.db
    .select()
    .from(sandboxEvents)
    .innerJoin(sandboxSessions, eq(sandboxSessions.id, sandboxEvents.sessionId))
    .where(eq(sandboxEvents.id, eventId));
  if (!found) return null;
  const { sandbox_events: event, sandbox_sessions: session } = found;
  const drawn = JSON.stringify({
    id: event.id,
    object: "event",
    api_version: Stripe.API_VERSION,
    created: Math.floor(event.createdAt.getTime() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
    data: { object: objectOf(event.type, session, tools) },
  });
  return tools.ids.toWire(drawn);
}

function objectOf(type: string, session: SandboxSessionRow, { siteUrl }: SandboxTools) {
  if (type === "charge.refunded") return drawCharge(session);
  return type.startsWith("charge.dispute.") ? drawDispute(session) : drawSession(session, siteUrl);
}
