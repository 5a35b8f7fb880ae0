import { keyedHash, keysOf, openSealed, type SealKeys, seal } from "@cosmic/platform/seal";
import type { OrderRow } from "../database/tables/orders.ts";

/** The payment page of an order. Its id opens the report for a day, so an order keeps it like a link's secret: a keyed
 * hash to look it up by, and a sealed copy to ask the payment service with. */
export interface CheckoutSession {
  readonly id: string;
  /** Null once the page is known to be closed. */
  readonly url: string | null;
}

/** What an order keeps of its session. `unsealed…`: written by the version before this one. */
export type KeptSession = Pick<
  OrderRow,
  "id" | "checkoutSessionHash" | "sealedCheckoutSession" | "sealedCheckoutUrl" | "unsealedSession" | "unsealedUrl"
>;

/** What an order keeps of a session. */
export function sealSession(
  keys: Pick<SealKeys, "linkSecret">,
  orderId: string,
  { id, url }: CheckoutSession,
): Omit<KeptSession, "id"> {
  return {
    checkoutSessionHash: hashOf(keys.linkSecret, id),
    sealedCheckoutSession: seal(keys, `session:${orderId}`, id),
    sealedCheckoutUrl: url === null ? null : sealPaymentPage(keys, orderId, url),
    unsealedSession: null,
    unsealedUrl: null,
  };
}

/** The address of the page on which an order can be paid, sealed. */
export function sealPaymentPage(keys: Pick<SealKeys, "linkSecret">, orderId: string, url: string): string {
  return seal(keys, `payment-page:${orderId}`, url);
}

/** The id of an order's session; null where it has none. Throws when the operator has lost the key. */
export function sessionIdOf(
  keys: SealKeys,
  order: Omit<KeptSession, "sealedCheckoutUrl" | "unsealedUrl">,
): string | null {
  const { id, sealedCheckoutSession: sealed, unsealedSession } = order;
  return sealed === null ? unsealedSession : openSealed(keys, `session:${id}`, sealed);
}

/** The address of an order's payment page; null where it has none. Throws when the operator has lost the key. */
export function paymentPageOf(keys: SealKeys, order: Pick<KeptSession, "id" | "sealedCheckoutUrl" | "unsealedUrl">) {
  const { id, sealedCheckoutUrl: sealed, unsealedUrl } = order;
  return sealed === null ? unsealedUrl : openSealed(keys, `payment-page:${id}`, sealed);
}

/** The hashes an order may keep of a session's id: by the key of today and by the one before it. */
export function sessionHashes(keys: SealKeys, sessionId: string): readonly Buffer[] {
  return keysOf(keys).map((key) => hashOf(key, sessionId));
}

const hashOf = (key: string, sessionId: string): Buffer => keyedHash(key, `checkout-session:${sessionId}`);
