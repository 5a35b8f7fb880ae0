import type { FastifyHttpOptions } from "fastify";
import { answerUnreadable } from "../http/unreadable-requests.ts";

/** A form on a slow connection takes a few seconds. */
const usualMs = 30_000;
/** Interval between checks for late requests. */
const lookEveryMs = 5000;

/** Server options that time out requests not received in full, body included: the next check, at most five seconds
 * later, answers 408. Otherwise a byte now and then could hold a connection open forever. */
export function endLateRequests(withinMs = usualMs) {
  return {
    requestTimeout: withinMs,
    http: { headersTimeout: withinMs, connectionsCheckingInterval: Math.min(lookEveryMs, withinMs) },
    clientErrorHandler: answerUnreadable,
  } satisfies FastifyHttpOptions<never>;
}
