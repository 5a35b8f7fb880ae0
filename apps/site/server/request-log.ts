import type { Log } from "@cosmic/platform/log/open-log";
import { inTrace } from "@cosmic/platform/log/trace";
import type { FastifyInstance } from "fastify";
import type { SiteMetrics } from "./metrics/site-metrics.ts";

/** One line and one measurement a request: its number, method, route pattern, status and milliseconds. The address itself
 * is never written, since a report link is a secret. Whatever else the request has logged, or enqueued for a worker to log,
 * carries its number too. */
export function logRequests(app: FastifyInstance, log: Log, metrics: SiteMetrics): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    inTrace({ requestId: request.id }, done);
  });
  // Reading the body leaves the trace: its events belong to the connection.
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
