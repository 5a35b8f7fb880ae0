import { required } from "@cosmic/chart/required";
import { startSandboxApi } from "@cosmic/payment-sandbox/api";
import { openSandboxControls, type SandboxControls } from "@cosmic/payment-sandbox/controls";
import { type SandboxTools, sandboxEventJob, sendSandboxEvents } from "@cosmic/payment-sandbox/events";
import { type HostedPage, openHostedPage } from "@cosmic/payment-sandbox/payments/hosted-page";
import { sandboxPixJob, settleDuePix } from "@cosmic/payment-sandbox/payments/pix";
import { openSessionIds } from "@cosmic/payment-sandbox/protocol/session-ids";
import type { Database } from "@cosmic/platform/database/open";
import type { Environment } from "@cosmic/platform/environment/environment";
import type { Log } from "@cosmic/platform/log/open-log";
import type { JobHandler } from "@cosmic/platform/queue/job";
import type { Queue } from "@cosmic/platform/queue/open-queue";
import type { Clock } from "@cosmic/platform/system-clock";
import Stripe from "stripe";

/** The payment service behind the official SDK: the real one, or the sandbox in its place. */
export interface Payments {
  readonly stripe: Stripe;
  /** The event if one of the current secrets signed it; null if the signature is another's or older than five minutes,
   * or if it is no event at all. */
  readEvent(rawBody: Buffer, signature: string): Promise<Stripe.Event | null>;
  /** The sandbox's hosted page; null with real keys. */
  readonly hostedPage: HostedPage | null;
  /** Sandbox actions besides card payments; null with real keys. */
  readonly sandboxControls: SandboxControls | null;
  /** Worker jobs of the sandbox; empty with real keys. */
  readonly jobs: readonly JobHandler[];
  close(): Promise<void>;
}

/** Jobs that `openPayments` enqueues. */
export const paymentJobs = [sandboxEventJob, sandboxPixJob] as const;

/** Longest single call, milliseconds, not counting retries. */
const callLimitMs = 10_000;
const clientOptions = { timeout: callLimitMs, maxNetworkRetries: 2, telemetry: false } as const;

/** An older signature could be a replay; the payment service signs each delivery attempt anew. */
const signatureLifeSeconds = 300;

/** Shape of a `stripe-signature` header; the SDK's comparison throws on some malformed ones. */
const signatureShape = /^\w+=\w+(,\w+=\w+)*$/;

export interface PaymentsOptions {
  readonly environment: Pick<Environment, "payments" | "siteUrl" | "linkSecret">;
  readonly database: Database;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly log: Log;
}

/** Opens the payment service. Without keys it starts the sandbox API in this process and points the SDK at it, so one
 * code path serves both. */
export async function openPayments({ environment, log, ...rest }: PaymentsOptions): Promise<Payments> {
  const { payments, siteUrl, linkSecret } = environment;
  const readEvent = eventReader(payments.webhookSecrets, rest.clock);
  if (payments.kind === "stripe") {
    const stripe = new Stripe(payments.secretKey, clientOptions);
    return { stripe, readEvent, hostedPage: null, sandboxControls: null, jobs: [], close: async () => {} };
  }
  const webhookSecret = required(payments.webhookSecrets[0], "the webhook secret of the sandbox");
  const tools: SandboxTools = { ...rest, siteUrl, webhookSecret, ids: openSessionIds(linkSecret) };
  const api = await startSandboxApi(tools, log, payments.failing);
  const stripe = new Stripe(api.secretKey, { ...clientOptions, host: "127.0.0.1", port: api.port, protocol: "http" });
  return {
    stripe,
    readEvent,
    hostedPage: openHostedPage(tools),
    sandboxControls: openSandboxControls(tools),
    jobs: [sendSandboxEvents(tools), settleDuePix(tools)],
    close: () => api.close(),
  };
}

function eventReader(secrets: readonly string[], clock: Clock): Payments["readEvent"] {
  const verifier = new Stripe("sk_test_verifier");
  const readBy = async (rawBody: Buffer, signature: string, secret: string): Promise<Stripe.Event | null> => {
    try {
      const { webhooks } = verifier;
      const now = clock.now().getTime();
      return await webhooks.constructEventAsync(rawBody, signature, secret, signatureLifeSeconds, undefined, now);
    } catch (error) {
      // Signed but not JSON: nothing the service would send.
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
      throw error;
    }
  };
  return async (rawBody, signature) => {
    if (!signatureShape.test(signature)) return null;
    for (const secret of secrets) {
      const event = await readBy(rawBody, signature, secret);
      if (event) return event;
    }
    return null;
  };
}
