import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Of the event loop, in the mean of a sample. */
const longestDelayMs = 2000;
const sampleMs = 5000;
const comeBackAfterSeconds = "10";

interface Limits {
  readonly longestDelayMs: number;
  readonly sampleMs: number;
}

/** Asks visitors to come back (503) while the process cannot keep up. A page that was served gets its scripts all the same:
 * without them it would stand there and do nothing. One long turn of the loop, which leaves a sample empty, is no pressure. */
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
