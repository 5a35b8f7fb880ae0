import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPrivateAddress, isPublicAddress } from "./public-address.ts";

/** Finds the addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** As the machine resolves names, all addresses. */
export const resolveByMachine: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** The one address a request goes to, or why there is none. */
export type CheckedAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: "refused" | "unreachable" };

/**
 * Resolves a host once and checks every address it has: one that may not be reached refuses them all, so that a name
 * cannot mix a public address with an inner one. The request is then bound to the address returned here.
 */
export async function checkedAddress(
  host: string,
  { resolve, allowPrivate }: { readonly resolve: Resolve; readonly allowPrivate: boolean },
): Promise<CheckedAddress> {
  const bare = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(bare) ? [{ address: bare }] : await resolved(bare, resolve);
  const [first] = addresses;
  if (!first) return { ok: false, reason: "unreachable" };
  const may = ({ address }: { readonly address: string }) =>
    isPublicAddress(address) || (allowPrivate && isPrivateAddress(address));
  return addresses.every(may) ? { ok: true, address: first.address } : { ok: false, reason: "refused" };
}

async function resolved(host: string, resolve: Resolve) {
  try {
    return await resolve(host);
  } catch (error) {
    // A name without an address, or no name server: expected of the network.
    if (error instanceof Error && "code" in error) return [];
    throw error;
  }
}
