import { randomBytes } from "node:crypto";
import { paths } from "@cosmic/addresses/paths";
import type Stripe from "stripe";
import type { SandboxSessionRow } from "../sandbox-tables.ts";

/** Random bytes of an id: 128 bits for a session, whose id opens its page; 96 for the rest. */
const idBytes = { sandbox: 16, pi: 12, ch: 12, re: 12, du: 12, evt: 12, req: 12 } as const;

/** Creates an id in the payment service's style, such as `pi_6b…`. */
export function makeId(prefix: keyof typeof idBytes): string {
  return `${prefix}_${randomBytes(idBytes[prefix]).toString("hex")}`;
}

/** Deeper parts of objects hold only what the shop reads. */
type PartialSession = Partial<Omit<Stripe.Checkout.Session, "customer_details" | "total_details" | "automatic_tax">> & {
  readonly customer_details: object | null;
  readonly total_details: object;
  readonly automatic_tax: object;
};
type PartialCharge = Partial<Omit<Stripe.Charge, "payment_method_details" | "billing_details">> & {
  readonly payment_method_details: { readonly type: string };
  readonly billing_details: object;
};

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** A session in API format. `satisfies` checks every field against the SDK's type; fields that a one-time payment never
 * fills are left out. */
export function drawSession(row: SandboxSessionRow, siteUrl: string) {
  const open = row.status === "open";
  return {
    id: row.id,
    object: "checkout.session",
    livemode: false,
    created: seconds(row.createdAt),
    expires_at: seconds(row.expiresAt),
    mode: "payment",
    ui_mode: "hosted_page",
    status: row.status,
    payment_status: row.paymentStatus === "paid" ? "paid" : "unpaid",
    url: open ? siteUrl + paths.sandboxPay(row.id) : null,
    success_url: row.successUrl,
    cancel_url: row.cancelUrl,
    amount_subtotal: row.amountMinor,
    amount_total: row.amountMinor,
    currency: row.currency,
    customer: null,
    customer_email: row.email,
    client_reference_id: row.clientReferenceId,
    // The API returns the locale that was sent; the SDK type lists only known locales.
    locale: row.locale as Stripe.Checkout.Session.Locale | null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: row.submitText === null ? null : { message: row.submitText },
      terms_of_service_acceptance: null,
    },
    metadata: row.metadata,
    customer_details: customerDetails(row),
    automatic_tax: automaticTax(row),
    total_details: taxTotals(row),
    payment_intent: row.paymentIntentId,
    payment_method_types: [...row.paymentMethodTypes],
    payment_method_options:
      row.pixExpiresSeconds === null ? null : { pix: { expires_after_seconds: row.pixExpiresSeconds } },
  } satisfies PartialSession;
}

function customerDetails({ email, billingCountry }: SandboxSessionRow) {
  if (billingCountry === null) return null;
  return { email, name: null, phone: null, tax_exempt: "none", tax_ids: [], address: addressIn(billingCountry) };
}

function automaticTax({ taxEnabled, status }: SandboxSessionRow) {
  const requires = status === "complete" ? ("complete" as const) : ("requires_location_inputs" as const);
  return { enabled: taxEnabled, liability: null, provider: null, status: taxEnabled ? requires : null };
}

/** Standard rates of the sandbox's markets, percent; enough for a demonstration, not what law says. */
const demonstrationRates: Readonly<Record<string, number>> = { ES: 21, GB: 20 };

function taxTotals({ taxEnabled, billingCountry, amountMinor }: SandboxSessionRow) {
  const percentage = taxEnabled && billingCountry !== null ? (demonstrationRates[billingCountry] ?? 0) : 0;
  const amount = Math.round((amountMinor * percentage) / (100 + percentage));
  const taxes = percentage === 0 ? [] : [{ amount, taxable_amount: amountMinor - amount, rate: { percentage } }];
  return { amount_discount: 0, amount_shipping: 0, amount_tax: amount, breakdown: { discounts: [], taxes } };
}

/** The id of a charge, payment intent or dispute; throws while the session has none. */
function started(id: string | null): string {
  if (id === null) throw new Error("This session has no such payment yet.");
  return id;
}

const chargeStatus = { unpaid: "pending", processing: "pending", paid: "succeeded", failed: "failed" } as const;
const intentStatus = {
  unpaid: "requires_payment_method",
  processing: "processing",
  paid: "succeeded",
  failed: "requires_payment_method",
} as const;

/** The charge of a session on which a payment was started. */
export function drawCharge(row: SandboxSessionRow) {
  return {
    id: started(row.chargeId),
    object: "charge",
    livemode: false,
    created: seconds(row.paidAt ?? row.createdAt),
    amount: row.amountMinor,
    amount_captured: row.amountMinor,
    amount_refunded: row.refundedMinor,
    captured: row.paymentStatus === "paid",
    paid: row.paymentStatus === "paid",
    refunded: row.refundedMinor === row.amountMinor,
    disputed: row.disputeId !== null,
    status: chargeStatus[row.paymentStatus],
    currency: row.currency,
    payment_intent: row.paymentIntentId,
    payment_method_details: row.paymentMethod === "pix" ? pixDetails(row) : cardDetails(row),
    billing_details: {
      address: row.billingCountry === null ? null : addressIn(row.billingCountry),
      tax_id: row.paymentMethod === "pix" ? demonstrationCpf : null,
    },
    metadata: row.paymentMetadata,
  } satisfies PartialCharge;
}

/** A number that is used in tests, with right check digits. */
const demonstrationCpf = "00000000191";

function cardDetails({ cardCountry }: SandboxSessionRow) {
  return { type: "card", card: { country: cardCountry } };
}

/** A buyer of the sandbox gives no more of an address than its country. */
function addressIn(country: string) {
  return { city: null, country, line1: null, line2: null, postal_code: null, state: null };
}

function pixDetails(row: SandboxSessionRow) {
  return { type: "pix", pix: { bank_transaction_id: `demo-${row.chargeId}`, fingerprint: null } };
}

/** The payment intent of a session on which a payment was started; `latest_charge` is the charge's id, or the charge
 * itself if expanded. */
export function drawPaymentIntent(row: SandboxSessionRow, siteUrl: string, withCharge: boolean) {
  const awaitsPix = row.paymentMethod === "pix" && row.paymentStatus === "processing";
  return {
    id: started(row.paymentIntentId),
    object: "payment_intent",
    livemode: false,
    created: seconds(row.createdAt),
    amount: row.amountMinor,
    amount_received: row.paymentStatus === "paid" ? row.amountMinor : 0,
    currency: row.currency,
    status: awaitsPix ? "requires_action" : intentStatus[row.paymentStatus],
    next_action: awaitsPix ? displayPix(row, siteUrl) : null,
    // The object has what the shop reads; the SDK's type has a field for every kind of payment.
    latest_charge: withCharge && row.chargeId !== null ? (drawCharge(row) as Stripe.Charge) : row.chargeId,
    metadata: row.paymentMetadata,
  } satisfies Partial<Stripe.PaymentIntent>;
}

/** A demonstration code that no banking app accepts as a Pix code. */
export function demonstrationCode(row: Pick<SandboxSessionRow, "paymentIntentId" | "amountMinor">): string {
  return `PIX-DEMO-${row.amountMinor}-${row.paymentIntentId}`;
}

/** What the buyer has to do next: pay the code on the page the service hosts. */
function displayPix(row: SandboxSessionRow, siteUrl: string) {
  return {
    type: "pix_display_qr_code",
    pix_display_qr_code: {
      data: demonstrationCode(row),
      ...(row.settlesAt === null ? {} : { expires_at: seconds(row.settlesAt) }),
      hosted_instructions_url: siteUrl + paths.sandboxPay(row.id),
    },
  };
}

/** A refund of a paid session. */
export function drawRefund(
  row: SandboxSessionRow,
  refund: {
    readonly id: string;
    readonly amountMinor: number;
    readonly reason: string | null;
    readonly createdAt: Date;
  },
) {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amountMinor,
    currency: row.currency,
    charge: row.chargeId,
    payment_intent: row.paymentIntentId,
    created: seconds(refund.createdAt),
    metadata: {},
    // The API returns the reason that was sent; the SDK type lists only known reasons.
    reason: refund.reason as Stripe.Refund.Reason | null,
    status: "succeeded",
    balance_transaction: null,
    receipt_number: null,
  } satisfies Partial<Stripe.Refund>;
}

/** A dispute: the customer's bank asks for the charge back. */
export function drawDispute(row: SandboxSessionRow) {
  return {
    id: started(row.disputeId),
    object: "dispute",
    livemode: false,
    amount: row.amountMinor - row.refundedMinor,
    currency: row.currency,
    charge: started(row.chargeId),
    payment_intent: row.paymentIntentId,
    created: seconds(row.paidAt ?? row.createdAt),
    is_charge_refundable: false,
    metadata: {},
    reason: "general",
    status: row.disputeStatus ?? "needs_response",
  } satisfies Partial<Stripe.Dispute>;
}
