import type { Log } from "@cosmic/platform/log/open-log";
import type { FastifyInstance } from "fastify";
import { Histogram, Registry } from "prom-client";

/** Upper bounds of the request-time buckets, seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** One line and one measurement a request: its number, method, route pattern, status and milliseconds. The address itself
 * is never written, since a report link is a secret. Returns the registry that `/metrics` prints. */
export function logRequests(app: FastifyInstance, log: Log): Registry {
  const registry = new Registry();
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers: [registry],
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const { statusCode: status, elapsedTime } = reply;
    seconds.observe({ method: request.method, route, status }, elapsedTime / 1000);
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      status,
      milliseconds: Math.round(elapsedTime),
    };
    if (status >= 500) log.error(line, "request failed");
    else log.info(line, "request");
  });
  return registry;
}
