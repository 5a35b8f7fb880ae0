import type { FastifyHttpOptions } from "fastify";
import { answerUnreadable } from "./unreadable-requests.ts";

/** A form on a slow line takes a few seconds. */
const usualMs = 30_000;
/** Between two looks for requests that are late. */
const lookEveryMs = 5000;

/** Server options that end a request which has not arrived whole, its body included, in this time: it is answered 408 at the
 * next look, at most five seconds later. Otherwise a byte now and then would hold a connection for ever. */
export function endLateRequests(withinMs = usualMs) {
  return {
    requestTimeout: withinMs,
    http: { headersTimeout: withinMs, connectionsCheckingInterval: Math.min(lookEveryMs, withinMs) },
    clientErrorHandler: answerUnreadable,
  } satisfies FastifyHttpOptions<never>;
}
