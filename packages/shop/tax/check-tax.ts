import type { ShopTools } from "../shop-tools.ts";

/** Who states the tax in a price, and whether they can. `stripe-tax-not-ready`: switched on here, not at Stripe, so that
 * no payment page can be opened. */
export type TaxCheck = "stripe-tax" | "stripe-tax-not-ready" | "rates" | "none";

/** Looks, at the payment service too where that works the tax out; rejects when it is away. */
export async function checkTax({
  environment,
  payments,
}: Pick<ShopTools, "environment" | "payments">): Promise<TaxCheck> {
  const { stripe, ratesBp } = environment.tax;
  if (!stripe) return Object.keys(ratesBp).length > 0 ? "rates" : "none";
  const { status } = await payments.stripe.tax.settings.retrieve();
  return status === "active" ? "stripe-tax" : "stripe-tax-not-ready";
}
