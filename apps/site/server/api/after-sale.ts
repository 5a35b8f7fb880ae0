import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance } from "fastify";

const lookingsPerMinute = 30;
const resendsPerMinute = 10;

const emailOf = (body: unknown): unknown => {
  if (body instanceof URLSearchParams) return body.get("email");
  return typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
};

/** `POST /api/fulfill` asks the server to look at an order again; `POST /api/resend` has links mailed again. Both answer
 * everybody alike, so that neither tells who is a customer. */
export function serveAfterSale(app: FastifyInstance, shop: Shop) {
  const fulfil = { rateLimit: { max: lookingsPerMinute, timeWindow: "1 minute" } };
  app.post("/api/fulfill", { config: fulfil }, async (request) => shop.lookAgain(emailOf(request.body), request.ip));
  const resend = { rateLimit: { max: resendsPerMinute, timeWindow: "1 minute" } };
  app.post("/api/resend", { config: resend }, async (request) => shop.resendLinks(emailOf(request.body), request.ip));
}
