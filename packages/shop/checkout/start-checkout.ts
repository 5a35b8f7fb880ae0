import type { OrderRow } from "@cosmic/platform/database/tables/orders";
import { priceFor } from "../prices.ts";
import type { ShopTools } from "../shop-tools.ts";
import { askSources } from "../sources/ask-sources.ts";
import { storeSources } from "../sources/stored-sources.ts";
import { type CheckoutProblem, checkoutSchema, problemsOf } from "./checkout-form.ts";
import type { OpenPage } from "./hosted-page.ts";
import { placeOrder } from "./place-order.ts";
import { readBirthData } from "./read-birth-data.ts";
import { returnAddresses } from "./return-addresses.ts";

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
export async function startCheckout(tools: ShopTools, openPage: OpenPage, input: unknown): Promise<CheckoutAnswer> {
  const parsed = checkoutSchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "invalid", problems: problemsOf(parsed.error, input) };
  const checkout = parsed.data;
  const name = checkout.name || checkout.birthData.fullName;
  const birth = readBirthData(tools, checkout.birthData, name);
  if (!birth.ok) return { ok: false, reason: "invalid", problems: [{ field: birth.field, code: birth.code }] };
  const sandbox = tools.environment.payments.kind === "sandbox";
  const price = priceFor({ ...checkout, sandbox });
  const sources = storeSources(await askSources(tools, birth.birth, checkout.birthData.agreedSources));
  const order = await placeOrder(tools, { checkout, birth: birth.birth, name, price, sources });
  // Joins the request's number, which the log writes on the line, to the order it makes.
  tools.log.info({ orderId: order.id }, "a checkout leads to its order");
  const { paid } = returnAddresses(tools.environment.siteUrl, checkout);
  const url = order.checkoutUrl
    ? whereNow(order, { hosted: order.checkoutUrl, paid })
    : await openPage(order, checkout);
  if (url === null) return { ok: false, reason: "payment-unavailable", problems: [] };
  return { ok: true, url, orderId: order.id };
}

/** A repeated attempt goes to its page while that is open, and to its report once it is paid. */
function whereNow(order: OrderRow, urls: { readonly hosted: string; readonly paid: string }): string {
  if (order.state === "redirected" || !order.checkoutSessionId) return urls.hosted;
  return urls.paid.replace("{CHECKOUT_SESSION_ID}", order.checkoutSessionId);
}
