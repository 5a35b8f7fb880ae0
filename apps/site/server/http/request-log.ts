import type { Log } from "@cosmic/platform/log/open-log";
import { inTrace } from "@cosmic/platform/log/trace";
import type { FastifyInstance } from "fastify";
import type { SiteMetrics } from "../monitoring/site-metrics.ts";

/** Logs one line and one measurement per request: id, method, route pattern, status and milliseconds. Never the URL,
 * since a report link is secret. Whatever else the request logs, or enqueues for a worker to log, has its id too. */
export function logRequests(app: FastifyInstance, log: Log, metrics: SiteMetrics): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    inTrace({ requestId: request.id }, done);
  });
  // Reading the body loses the trace, because its events belong to the connection.
  app.addHook("preValidation", (request, _reply, done) => inTrace({ requestId: request.id }, done));
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const { statusCode: status, elapsedTime } = reply;
    metrics.countRequest({ method: request.method, route, status, seconds: elapsedTime / 1000 });
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
}
