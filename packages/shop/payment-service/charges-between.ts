import type Stripe from "stripe";
import { disputesOf } from "./fetch-payment-status.ts";

/** A charge that went through. */
export interface PaidCharge {
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly amount: number;
  /** What went back of it: refunded, or all of it where the buyer's bank took it. */
  readonly returnedMinor: number;
}

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

/** The same in amounts, with what went back. */
export async function chargesBetween(
  stripe: Stripe,
  period: { readonly from: Date; readonly to: Date },
): Promise<readonly PaidCharge[]> {
  const charges = await listCharges(stripe, period);
  const paid: PaidCharge[] = [];
  for (const { id, currency, amount, amount_refunded: refunded, disputed } of charges) {
    const lost = disputed && (await disputesOf(stripe, id)).chargedBack;
    paid.push({ currency, amount, returnedMinor: lost ? amount : refunded });
  }
  return paid;
}
