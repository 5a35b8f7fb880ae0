import { askSources } from "@cosmic/outside-sources/ask-sources";
import { storeSources } from "@cosmic/outside-sources/stored-sources";
import { resendLinks } from "../delivery/resend-links.ts";
import { type ClientAddress, mayStart } from "../limits/rate-limits.ts";
import { paymentPageOf, sessionIdOf } from "../payment-service/checkout-session.ts";
import { plansOnSale, priceFor } from "../prices.ts";
import { missingConsents } from "../refunds/withdrawal-consent.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type Checkout, type CheckoutProblem, checkoutSchema, problemsOf } from "./checkout-form.ts";
import type { OpenPage } from "./hosted-page.ts";
import { type Placed, placeOrder } from "./purchase/place-order.ts";
import { readBirthData } from "./read-birth-data.ts";
import { returnAddresses } from "./return-addresses.ts";

/** Where to send the visitor, or what to mend. */
export type CheckoutAnswer =
  | { readonly ok: true; readonly url: string; readonly orderId: string }
  | {
      readonly ok: false;
      /** `not-on-sale`: the plan exists, but nobody may order it now (`plansOnSale`). */
      readonly reason: "invalid" | "not-on-sale" | "payment-unavailable" | "too-many";
      readonly problems: readonly CheckoutProblem[];
    };

const unavailable: CheckoutAnswer = { ok: false, reason: "payment-unavailable", problems: [] };
const notOnSale: CheckoutAnswer = {
  ok: false,
  reason: "not-on-sale",
  problems: [{ field: "plan", code: "out-of-range" }],
};

/** What was sent, and by whom. */
export interface CheckoutRequest {
  readonly input: unknown;
  readonly client: ClientAddress;
  /** Secret of the browser's cookie, by which it opens its report later. */
  readonly buyer?: string | undefined;
}

/** Starts a checkout: reads what was sent, writes the order, asks the payment service for its hosted page. The price is
 * the server's; the same attempt gives the same order and page, and what was bought a short while ago is not sold
 * again. */
export async function startCheckout(
  tools: ShopTools,
  openPage: OpenPage,
  { input, client, buyer }: CheckoutRequest,
): Promise<CheckoutAnswer> {
  const parsed = checkoutSchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "invalid", problems: problemsOf(parsed.error, input) };
  const checkout = parsed.data;
  if (!plansOnSale.includes(checkout.plan)) return notOnSale;
  const unticked = missingConsents(checkout);
  if (unticked.length > 0) {
    return { ok: false, reason: "invalid", problems: unticked.map((field) => ({ field, code: "missing" })) };
  }
  const name = checkout.name || checkout.birthData.fullName;
  const birth = readBirthData(tools, checkout.birthData, name);
  if (!birth.ok) return { ok: false, reason: "invalid", problems: [{ field: birth.field, code: birth.code }] };
  if (!(await mayStart(tools, "checkout", client))) return { ok: false, reason: "too-many", problems: [] };
  const sandbox = tools.environment.payments.kind === "sandbox";
  const price = priceFor({ ...checkout, sandbox });
  const sources = storeSources(await askSources(tools, birth.birth, checkout.birthData.agreedSources));
  const placed = await placeOrder(tools, { checkout, birth: birth.birth, name, price, sources, buyer });
  if (placed.kind === "unavailable") return unavailable;
  const { order } = placed;
  // Joins the request's number, which the log writes on the line, to its order.
  tools.log.info({ orderId: order.id, placed: placed.kind }, "a checkout leads to its order");
  const url =
    placed.kind === "bought"
      ? await alreadyYours(tools, placed, checkout)
      : (paymentPageOf(tools.environment, order) ?? (await openPage(order, checkout)));
  return url === null ? unavailable : { ok: true, url, orderId: order.id };
}

/** Mails the links of the buyer once more and names the page that says so. Only whoever made the order is led to the
 * report from there: an address and a birth are known to others, too. */
async function alreadyYours(
  tools: ShopTools,
  { order, sameAttempt }: Placed & { readonly kind: "bought" },
  checkout: Checkout,
): Promise<string> {
  await resendLinks(tools, order.email);
  const { alreadyYours: page } = returnAddresses(tools.environment.siteUrl, checkout);
  const session = sameAttempt ? sessionIdOf(tools.environment, order) : null;
  return session === null ? page : `${page}&session_id=${session}`;
}
