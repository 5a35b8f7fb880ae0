import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";

export interface Readiness {
  /** Names of what must answer, and whether it did. */
  check(): Promise<Readonly<Record<string, boolean>>>;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** True for a caller on this machine that no proxy stands before. */
const isLocal = (request: FastifyRequest): boolean =>
  loopback.test(request.raw.socket.remoteAddress ?? "") && request.headers["x-forwarded-for"] === undefined;

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: figures, to this machine only. */
export function serveHealth(
  app: FastifyInstance,
  options: { readonly readiness: Readiness; readonly registry: Registry },
) {
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const checks = await options.readiness.check();
    const ok = Object.values(checks).every(Boolean);
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, checks });
  });
  app.get("/metrics", async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    return reply.type(options.registry.contentType).send(await options.registry.metrics());
  });
}
