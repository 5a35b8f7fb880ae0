import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

function isReadable(address: string): boolean {
  const [path = ""] = address.split("?");
  try {
    // NUL occurs in no legitimate address, and the database rejects it.
    return !decodeURIComponent(path).includes("\0") && !address.includes("%00");
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** The URL for the router. The router would answer broken escapes itself, before any hook runs, so percent signs in
 * such a URL are escaped here. */
export function routableAddress({ url = "/" }: IncomingMessage): string {
  return isReadable(url) ? url : url.replaceAll("%", "%25");
}

/** Rejects URLs with a NUL or a broken escape: `/api/` gets a JSON error, anything else the 404 page. Needs
 * `routableAddress` as Fastify's `rewriteUrl`. */
export function refuseUnreadableAddresses(
  app: FastifyInstance,
  showNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  app.addHook("onRequest", async (request, reply) => {
    const address = request.originalUrl;
    if (isReadable(address)) return;
    if (address.startsWith("/api/")) throw Object.assign(new Error("an unreadable address"), { statusCode: 400 });
    return showNotFound(request, reply);
  });
}
