import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readEmail } from "./read-email.ts";

const lookingsPerMinute = 30;
const resendsPerMinute = 10;
const longestBodyBytes = 65_536;

const notTheirs = {
  code: "unreadable",
  message: "Send a JSON object or a form with the email address of the order, as UTF-8.",
};

/** `POST /api/fulfill` checks an order again; `POST /api/resend` emails its links again. Responses are the same for
 * everyone, so that neither reveals who is a customer; a body without a text email gets 422. */
export async function serveAfterSale(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: longestBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: "1 minute" } } });
    const refuse = (reply: FastifyReply) => reply.code(422).send({ error: notTheirs });
    scope.post("/api/fulfill", perMinute(lookingsPerMinute), async (request, reply) => {
      const email = readEmail(request.body, request.headers["content-type"]);
      return email === null ? refuse(reply) : shop.lookAgain(email, request.ip);
    });
    scope.post("/api/resend", perMinute(resendsPerMinute), async (request, reply) => {
      const email = readEmail(request.body, request.headers["content-type"]);
      return email === null ? refuse(reply) : shop.resendLinks(email, request.ip);
    });
  });
}
