import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** NUL, as an address can hold it. */
const nul = /%00/;

/** Nothing is at an address that holds a NUL: nobody types one, no page has one, and the database takes none. */
export function refuseNul(
  app: FastifyInstance,
  showNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  app.addHook("onRequest", async (request, reply) => {
    if (nul.test(request.url)) return showNotFound(request, reply);
  });
}
