import type { FastifyRequest } from "fastify";
import { isFromThisMachine } from "../http/loopback.ts";
import type { OpenedServices } from "../open-services.ts";
import type { SiteServices } from "../services.ts";

/** The services a request may use. */
export type ServicesFor = (request: FastifyRequest) => SiteServices;

/** Picks services per request: visitors who may not see trial pages get them without mailbox and payment sandbox, so
 * that every page responds as if those didn't exist. The mailbox contains everybody's report links. */
export function servicesByVisitor(services: Omit<OpenedServices, "metrics">): ServicesFor {
  const { shop, trialPages } = services;
  const forStrangers = { ...services, shop: { ...shop, mailbox: null, hostedPage: null, sandboxControls: null } };
  return (request) => (trialPages === "anyone" || isFromThisMachine(request) ? services : forStrangers);
}
