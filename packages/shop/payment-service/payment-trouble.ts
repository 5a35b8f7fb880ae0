import Stripe from "stripe";

/** Whether the payment service is away, overloaded or refuses the operator's key: not a fault of this code, and worth
 * telling the visitor to try again. */
export function isPaymentTrouble(error: unknown): boolean {
  const { errors } = Stripe;
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  );
}
