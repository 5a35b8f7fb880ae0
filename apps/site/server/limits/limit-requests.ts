import { clientOf } from "@cosmic/shop/limits/take";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionIn } from "../http/canonical-addresses.ts";
import { retryAfterSeconds } from "../pages/refusal-pages.ts";
import { openClientQueues, type Slot } from "./client-queues.ts";
import type { RequestBudget } from "./request-budget.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Cost against the client's budget, in pages. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Concurrency slot, released once the page is rendered; null for requests that don't take one. */
    turn: Slot | null;
  }
}

/** A file or short JSON response takes at most a tenth of a page's time. */
const usualCost = 0.05;

/** Pages rendered at once per client: one may wait for the payment service while the other renders. */
const pagesAtOnce = 2;
/** Queue limit per client; any further back wouldn't be served in time. */
const mostWaiting = 20;
const comeBackSeconds = 2;

type ShopOfBuyers = Pick<Shop, "openReportByLink" | "openReportBySession">;

interface LimitOptions {
  readonly shop: ShopOfBuyers;
  readonly budget: RequestBudget;
  readonly showTooMany: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Coarse rate limit ahead of all others: 429 for clients that request more pages than any visitor reads. Also limits
 * concurrent pages per client. Pages of a sold report queue by order instead and are served no matter what else comes
 * from their network. Needs `findPages`. */
export function limitRequests(app: FastifyInstance, { shop, budget, showTooMany }: LimitOptions): void {
  const turns = openClientQueues({ atOnce: pagesAtOnce, mostWaiting });
  app.decorateRequest("turn", null);
  app.addHook("onRequest", async (request, reply) => {
    const client = clientOf(request.ip);
    const cost = request.routeOptions.config?.cost ?? usualCost;
    const takesTurn = cost >= 1;
    const waitSeconds = budget.spend(client, cost, performance.now());
    if (waitSeconds === 0 && !takesTurn) return;
    const orderId = await boughtOrder(request, shop);
    if (orderId !== null && !takesTurn) return;
    const turn = waitSeconds === 0 || orderId !== null ? turns.take(orderId ?? client) : null;
    if (turn) return begin(request, reply, await turn);
    reply.header("retry-after", waitSeconds || comeBackSeconds);
    return showTooMany(request, reply);
  });
  app.addHook("onSend", async (request, reply) => {
    // The page is rendered; a slow reader must not hold up the next one.
    request.turn?.();
    if (reply.statusCode === 429 && !reply.hasHeader("retry-after"))
      reply.header("retry-after", retryAfterSeconds[429]);
  });
}

/** Continues with a page that got its slot, which is released when the page is rendered or the visitor disconnects. */
function begin(request: FastifyRequest, reply: FastifyReply, turn: Slot): FastifyReply | undefined {
  request.turn = turn;
  reply.raw.on("close", turn);
  if (!request.raw.socket.destroyed) return undefined;
  // The visitor has already disconnected.
  turn();
  return reply.hijack();
}

/** The order id of the report link or paid session in the address; null if none. */
async function boughtOrder(request: FastifyRequest, shop: ShopOfBuyers): Promise<string | null> {
  const secret = /^\/r\/([\w-]+)/.exec(request.url)?.[1];
  if (secret !== undefined) return (await shop.openReportByLink(secret))?.orderId ?? null;
  const session = sessionIn(request);
  const access = session === null ? null : await shop.openReportBySession(session);
  return access?.kind === "report" ? access.report.orderId : null;
}
