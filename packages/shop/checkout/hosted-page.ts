import { isLocale } from "@cosmic/addresses/locales";
import Stripe from "stripe";
import type { OrderRow } from "../database/tables/orders.ts";
import { paymentPageLanguages } from "../locales.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { moveOrder } from "../orders/move-order.ts";
import { lockOrder, orderById } from "../orders/order-repository.ts";
import { closePage } from "../payment/close-page.ts";
import type { SettleTools } from "../payment/settle-order.ts";
import { paymentPageOf, sealSession, sessionIdOf } from "../payment-service/checkout-session.ts";
import { isPaymentTrouble } from "../payment-service/payment-trouble.ts";
import type { ShopTools } from "../shop-tools.ts";
import { beginAtOnceText } from "./begin-at-once.ts";
import type { Checkout } from "./checkout-form.ts";
import { returnAddresses } from "./return-addresses.ts";
import { waysToPay } from "./ways-to-pay.ts";

type PageTools = SettleTools & Pick<ShopTools, "environment">;

/** Opens the hosted page of an order and returns its address; null when the payment service gives none just now. */
export type OpenPage = (order: OrderRow, checkout: Checkout) => Promise<string | null>;

/** Makes the opener of hosted pages. Clicks that come at once on one process share one question; on several, the
 * payment service's idempotency key makes them one. */
export function openHostedPages(tools: PageTools): OpenPage {
  const opening = new Map<string, Promise<string | null>>();
  return (order, checkout) => {
    const running =
      opening.get(order.id) ?? askOrReadAgain(tools, order, checkout).finally(() => opening.delete(order.id));
    opening.set(order.id, running);
    return running;
  };
}

async function askOrReadAgain(tools: PageTools, order: OrderRow, checkout: Checkout): Promise<string | null> {
  try {
    return await ask(tools, order, checkout);
  } catch (error) {
    if (!isPaymentTrouble(error) && !(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    tools.log.error({ err: error, orderId: order.id }, "no hosted payment page could be had");
    // Another process may have been given it a moment ago.
    const now = await orderById(tools.database.db, order.id);
    return now ? paymentPageOf(tools.environment, now) : null;
  }
}

async function ask(tools: PageTools, order: OrderRow, checkout: Checkout): Promise<string | null> {
  const { database, payments, clock, environment } = tools;
  const session = await payments.stripe.checkout.sessions.create(pageOf(tools, order, checkout), {
    idempotencyKey: `order:${order.id}`,
  });
  const { id, url } = session;
  if (!url) throw new Error("the payment service gave a session without a page");
  const isItsPage = await database.transaction(async (tx) => {
    const current = await lockOrder(tx, order.id);
    if (current?.state !== "created") return current !== null && sessionIdOf(environment, current) === id;
    const changes = sealSession(environment, order.id, { id, url });
    await moveOrder(tx, { order: current, to: "redirected", cause: "checkout", at: clock.now(), changes });
    return true;
  });
  if (isItsPage) return url;
  // The order was ended while its page was being made, by the same purchase in another tab: nobody shall pay on this
  // one.
  await closePage(tools, { orderId: order.id, sessionId: id });
  return null;
}

/** The price shown is what is paid, in every market: the tax is within it. Google Pay brings an address only where the
 * page requires one. */
const withStripeTax = {
  automatic_tax: { enabled: true },
  billing_address_collection: "required",
} as const satisfies Stripe.Checkout.SessionCreateParams;

/** Must not vary between two calls for one order: the idempotency key holds the service to it. */
function pageOf({ environment }: PageTools, order: OrderRow, { locale, plan, journey }: Checkout) {
  if (!isLocale(order.locale)) throw new Error("an order has a locale that is none");
  const { paid, turnedBack } = returnAddresses(environment.siteUrl, { journey, locale });
  const { productNames } = mailTextsOf(order.locale);
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
          product_data: { name: productNames[plan] },
          ...(environment.tax.stripe ? { tax_behavior: "inclusive" as const } : {}),
        },
      },
    ],
    ...waysToPay(environment, order.currency),
    ...(environment.tax.stripe ? withStripeTax : {}),
    customer_email: order.email,
    client_reference_id: order.id,
    metadata: { order: order.id },
    payment_intent_data: { metadata: { order: order.id } },
    custom_text: { submit: { message: beginAtOnceText(environment.siteUrl, order.locale) } },
    success_url: paid,
    cancel_url: turnedBack,
  } satisfies Stripe.Checkout.SessionCreateParams;
}
