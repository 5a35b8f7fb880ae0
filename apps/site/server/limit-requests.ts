import { clientOf } from "@cosmic/shop/limits/take";
import type { Shop } from "@cosmic/shop/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionIn } from "./canonical-addresses.ts";
import { openClientQueues, type Slot } from "./client-queues.ts";
import { retryAfterSeconds } from "./refusal-pages.ts";
import type { RequestBudget } from "./request-budget.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a request costs of a client's budget, in pages. */
    cost?: number;
  }
  interface FastifyRequest {
    /** Given back once the page is made; null for what takes no turn. */
    turn: Slot | null;
  }
}

/** A file or a line of JSON takes a tenth of a page's time, or less. */
const usualCost = 0.05;

/** Pages of one client in the making at once; one may wait for the payment service while the other is made. */
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
 * pages of one client take turns. Pages of a sold report take turns by their order, and are read whatever else its network asks
 * for. Needs `findPages`. */
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
    // The page is made; how slowly its reader takes it is no matter to the next.
    request.turn?.();
    if (reply.statusCode === 429 && !reply.hasHeader("retry-after"))
      reply.header("retry-after", retryAfterSeconds[429]);
  });
}

/** Goes on with a page whose turn has come; it is given back once the page is made, or its visitor has left. */
function begin(request: FastifyRequest, reply: FastifyReply, turn: Slot): FastifyReply | undefined {
  request.turn = turn;
  reply.raw.on("close", turn);
  if (!request.raw.socket.destroyed) return undefined;
  // Nobody waits for it any more.
  turn();
  return reply.hijack();
}

/** The order whose report's link or paid session the address holds; null: none. */
async function boughtOrder(request: FastifyRequest, shop: ShopOfBuyers): Promise<string | null> {
  const secret = /^\/r\/([\w-]+)/.exec(request.url)?.[1];
  if (secret !== undefined) return (await shop.openReportByLink(secret))?.orderId ?? null;
  const session = sessionIn(request);
  const access = session === null ? null : await shop.openReportBySession(session);
  return access?.kind === "report" ? access.report.orderId : null;
}
