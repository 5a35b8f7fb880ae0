import type { Environment } from "@cosmic/platform/environment/environment";
import type Stripe from "stripe";

/** A Pix code can be paid for an hour: time to take out the phone and to move money, and short enough that somebody who
 * would rather pay by card after all does not wait for long. */
export const pixSeconds = 3600;

/** Whether an order in this currency may be paid by Pix: in reais, unless the operator has switched it off. */
export function offersPix({ pix }: Pick<Environment, "pix">, currency: string): boolean {
  return pix && currency === "BRL";
}

/** What the hosted page may offer of what the operator's account has: cards, with Apple Pay and Google Pay, which come
 * with them, Link, and Pix. Nothing else: the page offers what the text beside our button names, and nothing that
 * cannot be refunded, as Boleto. A method the account does not have is left out by the service. */
export function waysToPay(environment: Pick<Environment, "pix">, currency: string) {
  if (!offersPix(environment, currency)) return { allowed_payment_method_types: ["card", "link"] };
  return {
    allowed_payment_method_types: ["card", "link", "pix"],
    payment_method_options: { pix: { expires_after_seconds: pixSeconds } },
  } satisfies Stripe.Checkout.SessionCreateParams;
}
