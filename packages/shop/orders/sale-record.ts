import type { OrderRow } from "../database/tables/orders.ts";

/** What an order keeps of its sale, for the operator and for the buyer's export. */
export function saleRecord(order: OrderRow) {
  const { name, birth, consentWording, withdrawalConsent, termsVersion } = order;
  const { engine, documentVersion, paymentIntentId } = order;
  return { name, birth, consentWording, withdrawalConsent, termsVersion, engine, documentVersion, paymentIntentId };
}
