import { type OrderRow, orders } from "@cosmic/platform/database/tables/orders";
import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { paymentPageLanguages } from "../locales.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { isPaymentTrouble } from "../payment/payment-trouble.ts";
import { priceFor } from "../prices.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type Checkout, type CheckoutProblem, checkoutSchema, problemsOf } from "./checkout-form.ts";
import { placeOrder } from "./place-order.ts";
import { readBirthData } from "./read-birth-data.ts";

/** Where to send the visitor, or what to mend. */
export type CheckoutAnswer =
  | { readonly ok: true; readonly url: string; readonly orderId: string }
  | {
      readonly ok: false;
      readonly reason: "invalid" | "payment-unavailable";
      readonly problems: readonly CheckoutProblem[];
    };

/** Starts a checkout: reads what was sent, writes the order, asks the payment service for its hosted page. The price is
 * the server's; the same attempt gives the same order and page. */
export async function startCheckout(tools: ShopTools, input: unknown): Promise<CheckoutAnswer> {
  const parsed = checkoutSchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "invalid", problems: problemsOf(parsed.error, input) };
  const checkout = parsed.data;
  const name = checkout.name || checkout.birthData.fullName;
  const birth = readBirthData(tools, checkout.birthData, name);
  if (!birth.ok) return { ok: false, reason: "invalid", problems: [{ field: birth.field, code: birth.code }] };
  const sandbox = tools.environment.payments.kind === "sandbox";
  const price = priceFor({ ...checkout, sandbox });
  const order = await placeOrder(tools, { checkout, birth: birth.birth, name, price });
  if (order.checkoutUrl) return { ok: true, url: whereNow(tools, order, order.checkoutUrl), orderId: order.id };
  try {
    const url = await openHostedPage(tools, order, checkout);
    return { ok: true, url, orderId: order.id };
  } catch (error) {
    if (!isPaymentTrouble(error)) throw error;
    tools.log.error({ err: error, orderId: order.id }, "no hosted payment page could be had");
    return { ok: false, reason: "payment-unavailable", problems: [] };
  }
}

/** A repeated attempt goes to its page while that is open, and to its report once it is paid. */
function whereNow({ environment }: ShopTools, order: OrderRow, checkoutUrl: string): string {
  if (order.state === "awaiting-payment" || !order.checkoutSessionId) return checkoutUrl;
  return successUrl(environment.siteUrl).replace("{CHECKOUT_SESSION_ID}", order.checkoutSessionId);
}

async function openHostedPage(tools: ShopTools, order: OrderRow, checkout: Checkout): Promise<string> {
  const { database, payments, clock } = tools;
  const session = await payments.stripe.checkout.sessions.create(hostedPage(tools, order, checkout), {
    idempotencyKey: `order:${order.id}`,
  });
  if (!session.url) throw new Error("the payment service gave a session without a page");
  await database.db
    .update(orders)
    .set({
      state: "awaiting-payment",
      checkoutSessionId: session.id,
      checkoutUrl: session.url,
      updatedAt: clock.now(),
    })
    .where(and(eq(orders.id, order.id), eq(orders.state, "created")));
  return session.url;
}

/** Must not vary between two calls for one order: the idempotency key holds the service to it. */
function hostedPage({ environment }: ShopTools, order: OrderRow, { locale, plan }: Checkout) {
  const { siteUrl } = environment;
  const product = mailTextsOf(locale).productNames[plan];
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    locale: paymentPageLanguages[locale],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.priceMinor,
          product_data: { name: product },
        },
      },
    ],
    customer_email: order.email,
    client_reference_id: order.id,
    metadata: { order: order.id },
    payment_intent_data: { metadata: { order: order.id } },
    success_url: successUrl(siteUrl),
    cancel_url: `${siteUrl}/?step=checkout`,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function successUrl(siteUrl: string): string {
  return `${siteUrl}/success?session_id={CHECKOUT_SESSION_ID}`;
}
