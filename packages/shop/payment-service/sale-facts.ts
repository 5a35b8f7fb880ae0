import type Stripe from "stripe";

/** What the payment service knows of where a buyer is. */
export interface BuyerTraces {
  /** How it was paid, in the service's words. */
  readonly method: string | null;
  readonly billingCountry: string | null;
  /** Where the card was issued. */
  readonly cardCountry: string | null;
  /** Country of the tax number the buyer gave; the number itself is not kept. */
  readonly taxIdCountry: string | null;
}

/** Money that went back, and when the payment service sent it; null: it does not say. */
export interface MadeRefund {
  readonly amountMinor: number;
  readonly at: Date | null;
}

/** What the payment service knows of a sale for tax: where the buyer is, and the tax it worked out. */
export interface SaleFacts extends BuyerTraces {
  /** When it was paid; null: it does not say. */
  readonly paidAt: Date | null;
  /** All of what was paid, in the smallest unit; null: it does not say. */
  readonly grossMinor: number | null;
  /** What went back, the oldest first. */
  readonly refunds: readonly MadeRefund[];
  /** Code of a state or province. */
  readonly region: string | null;
  /** Of Stripe Tax; null: it was not asked. */
  readonly tax: { readonly taxMinor: number; readonly rateBp: number | null } | null;
}

const hundredths = 100;

/** Reads the facts of a session whose payment and tax breakdown are expanded. */
export function saleFactsOf(
  session: Stripe.Checkout.Session,
  charge: Stripe.Charge | null,
  refunds: readonly MadeRefund[],
): SaleFacts {
  const details = charge?.payment_method_details;
  const address = session.customer_details?.address ?? charge?.billing_details?.address ?? null;
  return {
    method: details?.type ?? null,
    billingCountry: address?.country ?? charge?.billing_details?.address?.country ?? null,
    cardCountry: details?.card?.country ?? details?.link?.country ?? null,
    taxIdCountry: countryOfTaxId(charge?.billing_details?.tax_id),
    region: regionOf(address?.state),
    paidAt: charge ? new Date(charge.created * 1000) : null,
    grossMinor: session.amount_total,
    refunds,
    tax: session.automatic_tax?.enabled ? stripeTax(session) : null,
  };
}

/** A CPF has eleven digits; a CNPJ fourteen signs, letters among them since July 2026. Of other countries none is asked
 * for. */
const countryOfTaxId = (taxId: string | null | undefined): string | null =>
  taxId && /^(?:\d{11}|[0-9A-Z]{12}\d{2})$/.test(taxId.toUpperCase().replaceAll(/[./-]/g, "")) ? "BR" : null;

/** A code such as `CA`. Buyers of some countries type what they like into the field: that is not kept. */
const regionOf = (state: string | null | undefined): string | null =>
  state && /^[A-Z0-9]{1,3}$/.test(state) ? state : null;

function stripeTax({ total_details: totals }: Stripe.Checkout.Session): SaleFacts["tax"] {
  const taxes = (totals?.breakdown?.taxes ?? []).filter(({ amount }) => amount > 0);
  const [only, ...more] = taxes;
  const percent = more.length > 0 ? undefined : only?.rate.percentage;
  return {
    taxMinor: totals?.amount_tax ?? 0,
    rateBp: percent === undefined ? null : Math.round(percent * hundredths),
  };
}
