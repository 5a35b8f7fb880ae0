import type { FastifyInstance } from "fastify";

/** Rejects requests with two `Host` headers, which no client sends on purpose: a proxy and this server could interpret
 * them differently (RFC 9112, section 3.2). */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) throw Object.assign(new Error("more than one Host header"), { statusCode: 400 });
  });
}
