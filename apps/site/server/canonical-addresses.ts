import type { FastifyInstance, FastifyRequest } from "fastify";
import { keepPrivate } from "./keep-private.ts";
import type { FindPage } from "./page-routes.ts";
import { type PageAddress, plainPath } from "./page-table.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The page the address leads to; null: none, or something of the host's own. */
    page: PageAddress | null;
  }
}

const pathOf = (request: FastifyRequest): string => request.url.split("?")[0] ?? "/";

/** Gives each request its page, by route and not by spelling. */
export function findPages(app: FastifyInstance, findPage: FindPage): void {
  app.decorateRequest("page", null);
  app.addHook("onRequest", async (request) => {
    // What is no path, such as `*`, is no page.
    if (request.url.startsWith("/")) request.page = findPage(pathOf(request));
  });
}

const permanent = 308;

/** Sends every other spelling of an address to the one the site uses, method and body included. Needs `findPages`. */
export function redirectToCanonical(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const path = pathOf(request);
    if (!path.startsWith("/")) return;
    const canonical = request.page?.path ?? plainPath(path);
    if (canonical === path) return;
    // What the address holds may be a secret, and the page it leads to says so only once it is there.
    if (!reply.hasHeader("x-robots-tag")) keepPrivate(reply, "no-referrer");
    // Two slashes at the start would lead to another site.
    const address = canonical.replace(/^\/{2,}/, "/") + request.url.slice(path.length);
    return reply.redirect(address, permanent);
  });
}

/** The payment session an address names, on whatever page. */
export function sessionIn(request: FastifyRequest): string | null {
  return new URLSearchParams(request.url.slice(pathOf(request).length)).get("session_id");
}
