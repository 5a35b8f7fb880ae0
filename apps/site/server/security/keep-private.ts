import type { FastifyReply } from "fastify";

/** Referrer policy of a private page. `same-origin` is for pages that post a plain form: with `no-referrer`, some
 * browsers send `Origin: null`, which the same-origin check would reject. Other sites get nothing either way. */
export type Referrer = "no-referrer" | "same-origin";

/** Keeps a response out of caches and search engines, and its address out of other sites' logs. */
export function keepPrivate(reply: FastifyReply, referrer: Referrer): void {
  reply.header("cache-control", "private, no-store");
  reply.header("x-robots-tag", "noindex, nofollow");
  reply.header("referrer-policy", referrer);
}
