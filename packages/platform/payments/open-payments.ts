import Stripe from "stripe";
import type { Clock } from "../clock/system-clock.ts";
import type { Database } from "../database/open.ts";
import type { Environment } from "../environment/environment.ts";
import type { Log } from "../log/open-log.ts";
import type { JobHandler } from "../queue/job.ts";
import type { Queue } from "../queue/open-queue.ts";
import { startSandboxApi } from "./sandbox/api.ts";
import { type SandboxTools, sandboxEventJob, sendSandboxEvents } from "./sandbox/events.ts";
import { type HostedPage, openHostedPage } from "./sandbox/hosted-page.ts";

/** The payment service behind the official SDK: the real one, or the sandbox in its place. */
export interface Payments {
  readonly stripe: Stripe;
  /** The event that was signed, or null when the signature is not the service's, or older than five minutes. */
  readEvent(rawBody: Buffer, signature: string): Promise<Stripe.Event | null>;
  /** The sandbox's hosted page; null with real keys. */
  readonly hostedPage: HostedPage | null;
  /** What the workers do for the sandbox; nothing with real keys. */
  readonly jobs: readonly JobHandler[];
  close(): Promise<void>;
}

/** Jobs that `openPayments` enqueues. */
export const paymentJobs = [sandboxEventJob] as const;

/** Every call ends within this, retries apart. */
const callLimitMs = 10_000;
const clientOptions = { timeout: callLimitMs, maxNetworkRetries: 2, telemetry: false } as const;

export interface PaymentsOptions {
  readonly environment: Pick<Environment, "payments" | "siteUrl">;
  readonly database: Database;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly log: Log;
}

/** Opens the payment service. Without keys it starts the sandbox's API in this process and points the SDK at it, so that
 * one code path serves both. */
export async function openPayments({ environment, log, ...rest }: PaymentsOptions): Promise<Payments> {
  const { payments, siteUrl } = environment;
  const readEvent = eventReader(payments.webhookSecret);
  if (payments.kind === "stripe") {
    const stripe = new Stripe(payments.secretKey, clientOptions);
    return { stripe, readEvent, hostedPage: null, jobs: [], close: async () => {} };
  }
  const tools: SandboxTools = { ...rest, siteUrl, webhookSecret: payments.webhookSecret };
  const api = await startSandboxApi(tools, log);
  const stripe = new Stripe(api.secretKey, { ...clientOptions, host: "127.0.0.1", port: api.port, protocol: "http" });
  return {
    stripe,
    readEvent,
    hostedPage: openHostedPage(tools),
    jobs: [sendSandboxEvents(tools)],
    close: () => api.close(),
  };
}

function eventReader(secret: string): Payments["readEvent"] {
  const verifier = new Stripe("sk_test_verifier");
  return async (rawBody, signature) => {
    try {
      return await verifier.webhooks.constructEventAsync(rawBody, signature, secret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
      throw error;
    }
  };
}
