import type { Log } from "@cosmic/platform/log/open-log";
import Fastify, { type FastifyInstance } from "fastify";
import { answerErrors } from "../http/plain-errors.ts";
import { logRequests } from "../http/request-log.ts";
import type { OpenedServices } from "../open-services.ts";
import { healthOf, serveHealth } from "./health.ts";

/** Web server for a worker process: only `/healthz`, `/readyz` and `/metrics`. */
export function makeHealthApp({
  services,
  log,
}: {
  readonly services: OpenedServices;
  readonly log: Log;
}): FastifyInstance {
  const app = Fastify({ trustProxy: services.trustProxy });
  logRequests(app, log, services.metrics);
  answerErrors(app, log);
  serveHealth(app, healthOf(services, log));
  return app;
}
