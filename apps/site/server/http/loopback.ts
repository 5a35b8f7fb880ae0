import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** Headers that proxies add, besides the client addresses. */
const marksOfProxies = ["forwarded", "via", "x-forwarded-host", "x-forwarded-proto"] as const;

const isLoopback = (address: string): boolean => isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/i.test(address);

const isLoopbackName = (host: string): boolean => host === "localhost" || isLoopback(host.replace(/^\[|\]$/g, ""));

function addressesIn(header: string | string[] | undefined): readonly string[] {
  return [header ?? []].flat().flatMap((line) => line.split(",").map((address) => address.trim()));
}

/**
 * Whether a request comes from this machine, judged by its connection, by every address that any proxy, trusted or not,
 * lists in it, and by its host name. A proxied request without a client address counts as remote. The host name matters
 * because another site can point its own name at this machine and make a local browser send the request (DNS
 * rebinding).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers } = request;
  const named = [...addressesIn(headers["x-forwarded-for"]), ...addressesIn(headers["x-real-ip"])];
  if (![request.raw.socket.remoteAddress ?? "", ...named].every(isLoopback)) return false;
  const proxied = marksOfProxies.some((mark) => headers[mark] !== undefined);
  return (!proxied || named.length > 0) && isLoopbackName(request.hostname);
}
