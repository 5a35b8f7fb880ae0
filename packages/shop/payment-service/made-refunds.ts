import { compareTexts } from "@cosmic/chart/compare-texts";
import type Stripe from "stripe";
import type { MadeRefund } from "./sale-facts.ts";

/** The payment service's longest page. */
const refundsAtATime = 100;

/** Refunds that were not made after all. */
const undone: readonly (string | null)[] = ["failed", "canceled"];

/** Every refund that was made, of one charge or in a period. */
export async function listRefunds(
  stripe: Stripe,
  of: Pick<Stripe.RefundListParams, "charge" | "created">,
): Promise<readonly Stripe.Refund[]> {
  const found: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ ...of, limit: refundsAtATime })) {
    if (!undone.includes(refund.status)) found.push(refund);
  }
  return found;
}

/** What went back of a charge, the oldest first: its refunds, and last what the buyer's bank took. A sum of the charge
 * that its refunds do not reach is one more, without a moment. */
export async function refundsOfCharge(
  stripe: Stripe,
  charge: Stripe.Charge,
  lost: MadeRefund | null,
): Promise<readonly MadeRefund[]> {
  const refunds = charge.amount_refunded === 0 ? [] : await listRefunds(stripe, { charge: charge.id });
  const made: MadeRefund[] = refunds
    .toSorted((a, b) => a.created - b.created || compareTexts(a.id, b.id))
    .map(({ amount, created }) => ({ amountMinor: amount, at: new Date(created * 1000) }));
  const rest = charge.amount_refunded - made.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (rest > 0) made.push({ amountMinor: rest, at: null });
  const left = charge.amount - charge.amount_refunded;
  if (lost && left > 0) made.push({ amountMinor: Math.min(lost.amountMinor, left), at: lost.at });
  return made;
}
