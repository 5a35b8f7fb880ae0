import Stripe from "stripe";
import type { PaymentStatus } from "../orders/order-states.ts";
import type { ShopTools } from "../shop-tools.ts";

/** The payment of an order, as it is asked about. */
export interface Asked {
  readonly orderId: string;
  readonly sessionId: string;
}

type TruthTools = Pick<ShopTools, "payments" | "log">;

/** Asks the payment service what it knows of an order; null when it does not know the session. Rejects when it is
 * away. */
export async function fetchPaymentStatus(
  tools: TruthTools,
  { orderId, sessionId }: Asked,
): Promise<PaymentStatus | null> {
  const { stripe } = tools.payments;
  try {
    const expand = ["payment_intent.latest_charge"];
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

async function truthOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentStatus> {
  // Expanded above; a bare id stands only where the service left it so.
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const failed = session.status === "complete" && intent !== null && givenUp.has(intent.status);
  return {
    paid: session.payment_status === "paid",
    refunded: charge?.refunded ?? false,
    expired: session.status === "expired" || (session.payment_status === "unpaid" && failed),
    paymentIntentId: typeof session.payment_intent === "string" ? session.payment_intent : (intent?.id ?? null),
    ...(charge?.disputed ? await disputesOf(stripe, charge.id) : { disputed: false, chargedBack: false }),
  };
}

/** A slow payment that failed leaves its session complete and unpaid. */
const givenUp = new Set<Stripe.PaymentIntent.Status>(["requires_payment_method", "canceled"]);
/** An inquiry (`warning_…`) takes no money, so it closes nothing. */
const undecided = new Set<Stripe.Dispute.Status>(["needs_response", "under_review"]);
/** More disputes than one charge can have. */
const mostDisputes = 10;

async function disputesOf(stripe: Stripe, charge: string): Promise<Pick<PaymentStatus, "disputed" | "chargedBack">> {
  const { data } = await stripe.disputes.list({ charge, limit: mostDisputes });
  return {
    disputed: data.some(({ status }) => undecided.has(status)),
    chargedBack: data.some(({ status }) => status === "lost"),
  };
}
