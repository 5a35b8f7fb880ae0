import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

function isReadable(address: string): boolean {
  const [path = ""] = address.split("?");
  try {
    // Nobody types a NUL, no page has one, and the database takes none.
    return !decodeURIComponent(path).includes("\0") && !address.includes("%00");
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** The address as the router gets it. One whose escapes cannot be decoded the router would answer by itself, before any
 * hook has run, so its percent signs become plain characters here. */
export function routableAddress({ url = "/" }: IncomingMessage): string {
  return isReadable(url) ? url : url.replaceAll("%", "%25");
}

/** Nothing is at an address that holds a NUL or a broken escape: a visitor sees the 404 page, and a script is answered
 * in JSON. Needs `routableAddress` as Fastify's `rewriteUrl`. */
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
