import { createHash, timingSafeEqual } from "node:crypto";
import type { Log } from "@cosmic/platform/log/open-log";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenedServices } from "../open-services.ts";
import { openShopMetrics } from "./shop-metrics.ts";

export interface Health {
  /** Readiness of each dependency, by name. */
  check(): Promise<Readonly<Record<string, boolean>>>;
  /** Metrics in Prometheus text format. */
  figures(): Promise<string>;
  readonly contentType: string;
  /** Bearer token for `/metrics`; null disables the endpoint. */
  readonly metricsToken: string | null;
}

/** Health and metrics of the process and its shop. */
export function healthOf({ shop, metrics, metricsToken }: OpenedServices, log: Log): Health {
  const ofShop = openShopMetrics(shop, log);
  return {
    check: () => shop.ready(),
    figures: async () => `${await metrics.registry.metrics()}\n${await ofShop()}`,
    contentType: metrics.registry.contentType,
    metricsToken,
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares hashes in constant time. */
const hasToken = (request: FastifyRequest, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(request.headers.authorization ?? ""), digest(`Bearer ${token}`));

/** `/healthz`: the process is alive. `/readyz`: it can serve. `/metrics`: metrics, guarded only by a token, because
 * behind some proxies the client address is unknown. */
export function serveHealth(app: FastifyInstance, health: Health) {
  const config = { cost: 0 };
  app.get("/healthz", { config }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", { config }, async (_request, reply) => {
    const checks = await health.check();
    const ok = Object.values(checks).every(Boolean);
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, checks });
  });
  app.get("/metrics", async (request, reply) => {
    if (!hasToken(request, health.metricsToken)) return reply.callNotFound();
    return reply
      .header("cache-control", "no-store")
      .type(health.contentType)
      .send(await health.figures());
  });
}
