import type { CheckoutAnswer } from "@cosmic/shop/checkout/start-checkout";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CheckoutTrouble } from "../../context.ts";
import { buyerCookieText, makeBuyer, readBuyer } from "../../security/buyer-cookie.ts";
import type { SiteServices } from "../../services.ts";
import { checkoutFromForm } from "./checkout-from-form.ts";
import { foldOfForm } from "./fold-of-form.ts";

/** Re-renders the birth step with the input and the fields to fix, for browsers that posted the plain form. */
export type ShowTrouble = (
  request: FastifyRequest,
  reply: FastifyReply,
  trouble: CheckoutTrouble,
) => Promise<FastifyReply>;

const statuses = { invalid: 422, "not-on-sale": 422, "too-many": 429, "payment-unavailable": 503 } as const;

function sentenceOf({ reason, problems }: CheckoutAnswer & { ok: false }): string {
  switch (reason) {
    case "invalid":
      return `Please check: ${problems.map((problem) => problem.field).join(", ")}.`;
    case "not-on-sale":
      return 'The premium report is not on sale yet. Nothing was charged. Please order the birth-chart report: plan "basic".';
    case "too-many":
      return "That was a little too often. Nothing was charged. Please wait a minute and try again.";
    case "payment-unavailable":
      return "The payment page could not be opened just now. Nothing was charged. Please try again in a minute.";
  }
}

type CheckoutServices = Pick<SiteServices, "shop" | "siteUrl">;

/** `POST /api/checkout`: JSON gets 200 `{url}`, a plain form 303 to the hosted payment page. Both set the cookie that
 * later opens the report in this browser. */
export function serveCheckout(app: FastifyInstance, { shop, siteUrl }: CheckoutServices, showTrouble: ShowTrouble) {
  app.post("/api/checkout", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const buyer = readBuyer(request.headers.cookie, siteUrl) ?? makeBuyer();
    const keepBuyer = (to: FastifyReply) => to.header("set-cookie", buyerCookieText(buyer, siteUrl));
    if (request.body instanceof URLSearchParams) {
      const typed = Object.fromEntries(request.body);
      const { question, answered } = foldOfForm(request.body);
      if (!answered) {
        const problems = [{ field: "fold", code: "missing" }];
        return showTrouble(request, reply.code(statuses.invalid), { reason: "invalid", typed, problems, question });
      }
      const answer = await shop.startCheckout(checkoutFromForm(request.body), request.ip, buyer);
      if (answer.ok) return keepBuyer(reply).redirect(answer.url, 303);
      const { reason, problems } = answer;
      return showTrouble(request, reply.code(statuses[reason]), { reason, typed, problems, question });
    }
    const answer = await shop.startCheckout(request.body, request.ip, buyer);
    if (answer.ok) return keepBuyer(reply).send({ url: answer.url });
    const error = { code: answer.reason, message: sentenceOf(answer), problems: answer.problems };
    return reply.code(statuses[answer.reason]).send({ error });
  });
}
