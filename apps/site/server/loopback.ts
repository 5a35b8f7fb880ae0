import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** What proxies write on a request they hand on, beside the addresses. */
const marksOfProxies = ["forwarded", "via", "x-forwarded-host", "x-forwarded-proto"] as const;

const isLoopback = (address: string): boolean => isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/i.test(address);

const isLoopbackName = (host: string): boolean => host === "localhost" || isLoopback(host.replace(/^\[|\]$/g, ""));

function addressesIn(header: string | string[] | undefined): readonly string[] {
  return [header ?? []].flat().flatMap((line) => line.split(",").map((address) => address.trim()));
}

/**
 * Whether a request was made on this machine: by its connection, by every address that a proxy names on it, trusted or not, and
 * by the name it asks for. A proxy that does not say whom it speaks for is taken for a stranger; and the name, because
 * another site can give its own name this machine's address and then have a browser here ask in its place (DNS rebinding).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers } = request;
  const named = [...addressesIn(headers["x-forwarded-for"]), ...addressesIn(headers["x-real-ip"])];
  if (![request.raw.socket.remoteAddress ?? "", ...named].every(isLoopback)) return false;
  const proxied = marksOfProxies.some((mark) => headers[mark] !== undefined);
  return (!proxied || named.length > 0) && isLoopbackName(request.hostname);
}
