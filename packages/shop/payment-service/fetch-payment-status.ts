import Stripe from "stripe";
import type { PaymentStatus } from "../orders/order-states.ts";
import type { ShopTools } from "../shop-tools.ts";
import { refundsOfCharge } from "./made-refunds.ts";
import { type MadeRefund, type SaleFacts, saleFactsOf } from "./sale-facts.ts";

/** The payment of an order, as it is asked about. */
export interface Asked {
  readonly orderId: string;
  readonly sessionId: string;
}

/** A slow payment that was begun and not made yet, or not in time. */
interface SlowPayment {
  /** When the service stops waiting for it; null: it does not say, or has stopped. */
  readonly dueAt: Date | null;
  /** The page that says how to pay it, hosted by the service; null: there is none. */
  readonly page: string | null;
}

/** What the payment service says of one order. */
export interface FetchedPayment extends PaymentStatus {
  /** Null: no slow payment was begun, or it is made. */
  readonly slow: SlowPayment | null;
  readonly sale: SaleFacts;
}

type TruthTools = Pick<ShopTools, "payments" | "log">;

/** Asks the payment service what it knows of an order; null when it does not know the session. Rejects when it is
 * away. */
export async function fetchPaymentStatus(
  tools: TruthTools,
  { orderId, sessionId }: Asked,
): Promise<FetchedPayment | null> {
  const { stripe } = tools.payments;
  try {
    const expand = ["payment_intent.latest_charge", "total_details.breakdown"];
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand });
    if (session.client_reference_id !== orderId) throw new Error("a payment session belongs to another order");
    return await truthOf(stripe, session);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    tools.log.error({ orderId }, "the payment service does not know the session of this order");
    return null;
  }
}

/** Whether the payment service says that it has no such object. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

async function truthOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<FetchedPayment> {
  // Expanded above; a bare id stands only where the service left it so.
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const { lost, ...disputes } = charge?.disputed ? await disputesOf(stripe, charge.id) : noDisputes;
  const refunds = charge ? await refundsOfCharge(stripe, charge, lost) : [];
  const failed = session.status === "complete" && intent !== null && givenUp.has(intent.status);
  return {
    paid: session.payment_status === "paid",
    refunded: charge?.refunded ?? false,
    expired: session.status === "expired" || (session.payment_status === "unpaid" && failed),
    slow: session.payment_status === "unpaid" && intent ? slowPaymentOf(intent, failed) : null,
    sale: saleFactsOf(session, charge, refunds),
    paymentIntentId: typeof session.payment_intent === "string" ? session.payment_intent : (intent?.id ?? null),
    ...disputes,
  };
}

/** A Pix code that waits for its payer's bank, or a slow payment that failed. */
function slowPaymentOf({ status, next_action: next }: Stripe.PaymentIntent, failed: boolean): SlowPayment | null {
  if (failed) return { dueAt: null, page: null };
  const pix = status === "requires_action" ? next?.pix_display_qr_code : undefined;
  if (!pix) return null;
  const { expires_at: expires, hosted_instructions_url: page } = pix;
  return { dueAt: expires === undefined ? null : new Date(expires * 1000), page: page ?? null };
}

/** A slow payment that failed leaves its session complete and unpaid. */
const givenUp = new Set<Stripe.PaymentIntent.Status>(["requires_payment_method", "canceled"]);
/** An inquiry (`warning_…`) takes no money, so it closes nothing. */
const undecided = new Set<Stripe.Dispute.Status>(["needs_response", "under_review"]);
/** More disputes than one charge can have. */
const mostDisputes = 10;

interface Disputes extends Pick<PaymentStatus, "disputed" | "chargedBack"> {
  /** What the bank took, on the day it opened the dispute: from then on the seller is without the money. */
  readonly lost: MadeRefund | null;
}
const noDisputes: Disputes = { disputed: false, chargedBack: false, lost: null };

/** How the disputes of a charge stand. */
async function disputesOf(stripe: Stripe, charge: string): Promise<Disputes> {
  const { data } = await stripe.disputes.list({ charge, limit: mostDisputes });
  const lost = data.find(({ status }) => status === "lost");
  return {
    disputed: data.some(({ status }) => undecided.has(status)),
    chargedBack: lost !== undefined,
    lost: lost ? { amountMinor: lost.amount, at: new Date(lost.created * 1000) } : null,
  };
}
