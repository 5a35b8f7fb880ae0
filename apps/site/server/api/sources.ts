import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance } from "fastify";

/** A visitor asks once a birth; each asking may be nine calls to other people's services. */
const askingsPerMinute = 20;

/**
 * `POST /api/sources` with a birth as the checkout takes it: asks the outside sources named in its `agreedSources` and answers
 * `{sources: {dataSource, apiResults, attempts}}` within a second; null where nothing was agreed to, or none is set.
 */
export function serveSources(app: FastifyInstance, shop: Pick<Shop, "askSources">) {
  const config = { rateLimit: { max: askingsPerMinute, timeWindow: "1 minute" } };
  app.post("/api/sources", { config }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return { sources: await shop.askSources(request.body) };
  });
}
