import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FindPage } from "../pages/page-routes.ts";
import { type PageAddress, plainPath } from "../pages/page-table.ts";
import { keepPrivate } from "../security/keep-private.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The page at this address; null if there is none or it is one of the host's own routes. */
    page: PageAddress | null;
  }
}

const pathOf = (request: FastifyRequest): string => request.url.split("?")[0] ?? "/";

/** Sets each request's page, by route rather than by spelling. */
export function findPages(app: FastifyInstance, findPage: FindPage): void {
  app.decorateRequest("page", null);
  app.addHook("onRequest", async (request) => {
    // Skip non-paths such as `*`.
    if (request.url.startsWith("/")) request.page = findPage(pathOf(request));
  });
}

const permanent = 308;

/** Redirects other spellings of an address to the canonical one, keeping method and body (308). Needs `findPages`. */
export function redirectToCanonical(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const path = pathOf(request);
    if (!path.startsWith("/")) return;
    const canonical = request.page?.path ?? plainPath(path);
    if (canonical === path) return;
    // The address may hold a secret, and the privacy headers of the target page don't cover the redirect.
    if (!reply.hasHeader("x-robots-tag")) keepPrivate(reply, "no-referrer");
    // A leading double slash would redirect to another site.
    const address = canonical.replace(/^\/{2,}/, "/") + request.url.slice(path.length);
    return reply.redirect(address, permanent);
  });
}

/** The payment session id in the query, on any page. */
export function sessionIn(request: FastifyRequest): string | null {
  return new URLSearchParams(request.url.slice(pathOf(request).length)).get("session_id");
}
