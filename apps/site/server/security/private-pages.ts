import type { FastifyInstance } from "fastify";
import { sessionIn } from "../http/canonical-addresses.ts";
import { keepPrivate, type Referrer } from "./keep-private.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Set on the host's own private routes. */
    referrer?: Referrer;
  }
}

/** Pages with a secret in their address or content only for their owner, by route without locale. */
const privatePages: Readonly<Record<string, Referrer>> = {
  success: "no-referrer",
  "thank-you": "no-referrer",
  "already-yours": "no-referrer",
  "r/:secret": "no-referrer",
  "r/:secret/version/:version": "no-referrer",
  "r/:secret/now": "no-referrer",
  "r/:secret/refund": "same-origin",
  "r/:secret/correct": "same-origin",
  "newsletter/confirm/:secret": "same-origin",
  "newsletter/leave/:secret": "same-origin",
  "review/:secret": "same-origin",
  "review/:secret/leave": "same-origin",
  "privacy/confirm/:secret": "same-origin",
  "privacy/confirm/:secret/file": "same-origin",
  mailbox: "no-referrer",
  "mailbox/:id": "no-referrer",
  "sandbox/pay/:session": "same-origin",
  "sandbox/card": "no-referrer",
};

/** Keeps private pages out of caches, search engines and other sites' logs, by matched route. Any other page with a
 * payment session in its address is private too. Needs `findPages`. */
export function keepPagesPrivate(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const ofPage = request.page && privatePages[request.page.pattern];
    const referrer = ofPage ?? request.routeOptions.config?.referrer;
    if (referrer) keepPrivate(reply, referrer);
    else if (sessionIn(request) !== null) keepPrivate(reply, "no-referrer");
  });
}
