import type { FastifyRequest } from "fastify";
import { isFromThisMachine } from "./loopback.ts";
import type { OpenedServices } from "./open-services.ts";
import type { SiteServices } from "./services.ts";

/** What the answer to a request may be made from. */
export type ServicesFor = (request: FastifyRequest) => SiteServices;

/** The services, for whoever may not see a trial's pages without the mailbox and the payment sandbox, so that every page of
 * theirs answers as it does where there is none. In the mailbox are everybody's report links. */
export function servicesByVisitor(services: Omit<OpenedServices, "metrics">): ServicesFor {
  const { shop, trialPages } = services;
  const forStrangers = { ...services, shop: { ...shop, mailbox: null, hostedPage: null, sandboxControls: null } };
  return (request) => (trialPages === "anyone" || isFromThisMachine(request) ? services : forStrangers);
}
