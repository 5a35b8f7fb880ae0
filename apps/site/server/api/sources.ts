import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance } from "fastify";

/**
 * `POST /api/sources` with birth data as for checkout: queries the outside sources named in its `agreedSources` and
 * returns `{sources: {dataSource, apiResults, attempts}}` within a second; `sources` is null if none were agreed to or
 * configured.
 */
export function serveSources(app: FastifyInstance, shop: Pick<Shop, "askSources" | "mayAskSources">) {
  app.post("/api/sources", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!(await shop.mayAskSources(request.ip)))
      throw Object.assign(new Error("too many questions"), { statusCode: 429 });
    return { sources: await shop.askSources(request.body) };
  });
}
