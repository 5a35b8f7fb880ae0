import { paths } from "@cosmic/addresses/paths";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance } from "fastify";

/** Far above Stripe's largest events. */
const longestEventBytes = 1 << 20;

/** `POST /api/webhooks/stripe`: signed events. The body stays raw because the signature covers its exact bytes. */
export async function serveWebhooks(app: FastifyInstance, shop: Shop) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: longestEventBytes }, (_request, body, done) =>
      done(null, body),
    );
    // Costs nothing of the request budget: the payment service sends from few addresses, often many events at once.
    scope.post(paths.apiStripeWebhook(), { config: { cost: 0 } }, async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const receipt = await shop.receivePaymentEvent(body, typeof signature === "string" ? signature : "");
      if (receipt === "bad-signature")
        return reply.code(400).send({ error: { code: "bad-signature", message: "The signature does not match." } });
      return { received: receipt };
    });
  });
}
