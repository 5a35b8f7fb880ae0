import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Mean event loop delay over a sample. */
const longestDelayMs = 2000;
const sampleMs = 5000;
const comeBackAfterSeconds = "10";

interface Limits {
  readonly longestDelayMs: number;
  readonly sampleMs: number;
}

/** Load shedding: 503 while the process can't keep up. Scripts are still served, since a page already sent would be
 * dead without them. A single long loop iteration, which leaves a sample empty, doesn't count as pressure. */
export async function shedLoad(app: FastifyInstance, limits: Limits = { longestDelayMs, sampleMs }): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.longestDelayMs,
    sampleInterval: limits.sampleMs,
    exposeStatusRoute: false,
    pressureHandler: (request, reply, _kind, measuredMs) => {
      if (isFile(request) || measuredMs === Number.POSITIVE_INFINITY) return;
      reply.header("retry-after", comeBackAfterSeconds);
      return Promise.reject(Object.assign(new Error("The event loop is late."), { statusCode: 503 }));
    },
  });
}

function isFile(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith("/assets/") ?? false;
}
