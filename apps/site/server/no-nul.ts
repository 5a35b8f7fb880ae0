import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** NUL, as an address can hold it. */
const nul = /%00/;

/** Nothing is at an address that holds a NUL: nobody types one, no page has one, and the database takes none. A
 * script that asks is told so in JSON. */
export function refuseNul(
  app: FastifyInstance,
  showNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  app.addHook("onRequest", async (request, reply) => {
    if (!nul.test(request.url)) return;
    if (request.url.startsWith("/api/")) throw Object.assign(new Error("an address with a NUL"), { statusCode: 400 });
    return showNotFound(request, reply);
  });
}
