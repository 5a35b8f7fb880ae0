import type { FastifyReply } from "fastify";

/** What a private page tells the next address of itself. `same-origin`: it posts a plain form, which with `no-referrer` some
 * browsers send as if from nowhere, and the same-origin check would refuse it; other sites are told nothing either way. */
export type Referrer = "no-referrer" | "same-origin";

/** Keeps an answer out of caches and search engines, and its address out of the logs of other sites. */
export function keepPrivate(reply: FastifyReply, referrer: Referrer): void {
  reply.header("cache-control", "private, no-store");
  reply.header("x-robots-tag", "noindex, nofollow");
  reply.header("referrer-policy", referrer);
}
