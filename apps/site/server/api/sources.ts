import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance } from "fastify";

/**
 * `POST /api/sources` with a birth as the checkout takes it: asks the outside sources named in its `agreedSources` and answers
 * `{sources: {dataSource, apiResults, attempts}}` within a second; null where nothing was agreed to, or none is set.
 */
export function serveSources(app: FastifyInstance, shop: Pick<Shop, "askSources" | "mayAskSources">) {
  app.post("/api/sources", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!(await shop.mayAskSources(request.ip)))
      throw Object.assign(new Error("too many questions"), { statusCode: 429 });
    return { sources: await shop.askSources(request.body) };
  });
}
