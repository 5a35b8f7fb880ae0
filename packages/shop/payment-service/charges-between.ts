import type Stripe from "stripe";
import { listRefunds } from "./made-refunds.ts";

/** The payment service's longest page. */
const chargesAtATime = 100;

/** Every charge of a period that went through, `to` not included. */
export async function listCharges(
  stripe: Stripe,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly Stripe.Charge[]> {
  const created = { gte: from.getTime() / 1000, lt: to.getTime() / 1000 };
  const found: Stripe.Charge[] = [];
  for await (const charge of stripe.charges.list({ created, limit: chargesAtATime })) {
    if (charge.status === "succeeded") found.push(charge);
  }
  return found;
}

/** Money that went back in a period, and the payment it was of. */
export interface ReturnedMoney {
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly amountMinor: number;
  readonly intent: string | null;
}

/** Everything that went back in a period: refunds made in it, and charges whose dispute was opened in it and lost. */
export async function returnedBetween(
  stripe: Stripe,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly ReturnedMoney[]> {
  const created = { gte: from.getTime() / 1000, lt: to.getTime() / 1000 };
  const returned = (await listRefunds(stripe, { created })).map(returnedMoney);
  for await (const dispute of stripe.disputes.list({ created, limit: chargesAtATime })) {
    if (dispute.status === "lost") returned.push(returnedMoney(dispute));
  }
  return returned;
}

const returnedMoney = ({
  currency,
  amount,
  payment_intent: intent,
}: Stripe.Refund | Stripe.Dispute): ReturnedMoney => ({
  ...{ currency, amountMinor: amount },
  intent: typeof intent === "string" ? intent : (intent?.id ?? null),
});
