import type { FastifyInstance } from "fastify";
import { sessionIn } from "./canonical-addresses.ts";
import { keepPrivate, type Referrer } from "./keep-private.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Set where the host itself serves something private. */
    referrer?: Referrer;
  }
}

/** Pages that hold a secret in their address, or show what only its owner may see, by their routes without a locale. */
const privatePages: Readonly<Record<string, Referrer>> = {
  success: "no-referrer",
  "thank-you": "no-referrer",
  "already-yours": "no-referrer",
  "r/:secret": "no-referrer",
  "r/:secret/refund": "same-origin",
  "newsletter/confirm/:secret": "same-origin",
  "newsletter/leave/:secret": "same-origin",
  "privacy/confirm/:secret": "same-origin",
  "privacy/confirm/:secret/file": "same-origin",
  mailbox: "no-referrer",
  "mailbox/:id": "no-referrer",
  "sandbox/pay/:session": "same-origin",
  "sandbox/card": "no-referrer",
};

/** Keeps what is private out of caches, search engines and the logs of other sites, by the matched route. Whatever other page
 * names a payment session is private as well. Needs `findPages`. */
export function keepPagesPrivate(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const ofPage = request.page && privatePages[request.page.pattern];
    const referrer = ofPage ?? request.routeOptions.config?.referrer;
    if (referrer) keepPrivate(reply, referrer);
    else if (sessionIn(request) !== null) keepPrivate(reply, "no-referrer");
  });
}
