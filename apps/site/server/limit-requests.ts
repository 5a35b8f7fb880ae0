import { clientOf } from "@cosmic/shop/limits/take";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionIn } from "./canonical-addresses.ts";
import { openClientTurns, type Turn } from "./client-turns.ts";
import { retryAfterSeconds } from "./refusal-pages.ts";
import type { RequestBudget } from "./request-budget.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a request costs of a client's budget, in pages. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Given back once the page is made; null for what takes no turn. */
    turn: Turn | null;
  }
}

/** A file or a line of JSON takes a tenth of a page's time, or less. */
const usualCost = 0.05;

/** Pages of one client in the making at once: another visitor's page waits for no more than these. */
const pagesAtOnce = 2;
/** More of one client than these have no chance to be read in time. */
const mostWaiting = 20;
const comeBackSeconds = 2;

type ShopOfBuyers = Pick<Shop, "openReportByLink" | "openReportBySession">;

interface LimitOptions {
  readonly shop: ShopOfBuyers;
  readonly budget: RequestBudget;
  readonly showTooMany: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Asks a client to wait (429) that asks for more pages than any visitor reads, the coarse limit before all others, and lets
 * pages of one client take turns. Whoever holds a report's link or its paid session is never refused, however busy the network.
 * Needs `findPages`. */
export function limitRequests(app: FastifyInstance, { shop, budget, showTooMany }: LimitOptions): void {
  const turns = openClientTurns(pagesAtOnce, mostWaiting);
  app.decorateRequest("turn", null);
  app.addHook("onRequest", async (request, reply) => {
    const client = clientOf(request.ip);
    const cost = request.routeOptions.config?.cost ?? usualCost;
    const waitSeconds = budget.spend(client, cost, performance.now());
    const turn = waitSeconds === 0 && cost >= 1 ? turns.take(client) : null;
    if (turn) {
      request.turn = await turn;
      if (request.raw.socket.destroyed) {
        // Nobody waits for it any more.
        request.turn();
        return reply.hijack();
      }
      // Whether it is answered or not.
      reply.raw.on("close", request.turn);
      return;
    }
    if ((waitSeconds === 0 && cost < 1) || (await isBuyer(request, shop))) return;
    reply.header("retry-after", waitSeconds || comeBackSeconds);
    return showTooMany(request, reply);
  });
  app.addHook("onSend", async (request, reply) => {
    // The page is made; how slowly its reader takes it is no matter to the next.
    request.turn?.();
    if (reply.statusCode === 429 && !reply.hasHeader("retry-after"))
      reply.header("retry-after", retryAfterSeconds[429]);
  });
}

async function isBuyer(request: FastifyRequest, shop: ShopOfBuyers): Promise<boolean> {
  const secret = /^\/r\/([\w-]+)/.exec(request.url)?.[1];
  if (secret !== undefined) return (await shop.openReportByLink(secret)) !== null;
  const session = sessionIn(request);
  return session !== null && (await shop.openReportBySession(session))?.kind === "report";
}
