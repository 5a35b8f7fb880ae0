import type { CheckoutAnswer } from "@cosmic/shop/checkout/start-checkout";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { buyerCookieText, makeBuyer, readBuyer } from "../buyer-cookie.ts";
import type { CheckoutTrouble } from "../context.ts";
import type { SiteServices } from "../services.ts";
import { checkoutFromForm } from "./checkout-from-form.ts";

const checkoutsPerMinute = 60;

/** Shows the birth step again with what was typed and what to mend; for browsers that posted a plain form. */
export type ShowTrouble = (
  request: FastifyRequest,
  reply: FastifyReply,
  trouble: CheckoutTrouble,
) => Promise<FastifyReply>;

const statusOf = (answer: CheckoutAnswer & { ok: false }): number => (answer.reason === "invalid" ? 422 : 503);

const sentenceOf = (answer: CheckoutAnswer & { ok: false }): string =>
  answer.reason === "invalid"
    ? `Please check: ${answer.problems.map((problem) => problem.field).join(", ")}.`
    : "The payment page could not be opened just now. Nothing was charged. Please try again in a minute.";

type CheckoutServices = Pick<SiteServices, "shop" | "siteUrl">;

/** `POST /api/checkout`: JSON answers 200 `{url}`, a plain form 303 to the hosted page. Either
 * gives the browser the cookie by which it opens its report later. */
export function serveCheckout(app: FastifyInstance, { shop, siteUrl }: CheckoutServices, showTrouble: ShowTrouble) {
  const config = { rateLimit: { max: checkoutsPerMinute, timeWindow: "1 minute" } };
  app.post("/api/checkout", { config }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const buyer = readBuyer(request.headers.cookie, siteUrl) ?? makeBuyer();
    const keepBuyer = (to: FastifyReply) => to.header("set-cookie", buyerCookieText(buyer, siteUrl));
    if (request.body instanceof URLSearchParams) {
      const typed = Object.fromEntries(request.body);
      const answer = await shop.startCheckout(checkoutFromForm(request.body), buyer);
      if (answer.ok) return keepBuyer(reply).redirect(answer.url, 303);
      return showTrouble(request, reply.code(statusOf(answer)), { typed, problems: answer.problems });
    }
    const answer = await shop.startCheckout(request.body, buyer);
    if (answer.ok) return keepBuyer(reply).send({ url: answer.url });
    const error = { code: answer.reason, message: sentenceOf(answer), problems: answer.problems };
    return reply.code(statusOf(answer)).send({ error });
  });
}
