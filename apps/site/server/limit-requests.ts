import { clientOf } from "@cosmic/shop/limits/take";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionIn } from "./canonical-addresses.ts";
import type { RequestBudget } from "./request-budget.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a request costs of a client's budget, in pages. */
    cost?: number;
  }
}

/** A file or a line of JSON takes a tenth of a page's time, or less. */
const usualCost = 0.05;

type ShopOfBuyers = Pick<Shop, "openReportByLink" | "openReportBySession">;

/** Asks a client to wait (429) that asks for more pages than any visitor reads: the coarse limit before all others. Whoever
 * holds a report's link or its paid session is never asked, however busy the network. Needs `findPages`. */
export function limitRequests(
  app: FastifyInstance,
  options: {
    readonly shop: ShopOfBuyers;
    readonly budget: RequestBudget;
    readonly showTooMany: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  },
): void {
  const { shop, budget, showTooMany } = options;
  app.addHook("onRequest", async (request, reply) => {
    const cost = request.routeOptions.config?.cost ?? usualCost;
    const waitSeconds = budget.spend(clientOf(request.ip), cost, performance.now());
    if (waitSeconds === 0 || (await isBuyer(request, shop))) return;
    reply.header("retry-after", waitSeconds);
    return showTooMany(request, reply);
  });
}

async function isBuyer(request: FastifyRequest, shop: ShopOfBuyers): Promise<boolean> {
  const secret = /^\/r\/([\w-]+)/.exec(request.url)?.[1];
  if (secret !== undefined) return (await shop.openReportByLink(secret)) !== null;
  const session = sessionIn(request);
  return session !== null && (await shop.openReportBySession(session))?.kind === "report";
}
