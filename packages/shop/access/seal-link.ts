import { keysOf, openSealed, type SealKeys, seal } from "@cosmic/platform/seal";
import { linkHash, linkSecret, makeLinkSecret } from "./report-links.ts";

/** What an order keeps of its link. */
export interface KeptLink {
  readonly id: string;
  readonly sealedLink: string | null;
  readonly linkHash: Buffer | null;
  readonly linkVersion: number;
}

/** The secret of an order's link: from its sealed copy, by the key or the one before it. An order sold before copies
 * were kept has its secret computed. Throws when neither key opens it: the operator has lost a key. */
export function openSealedLink(keys: SealKeys, order: KeptLink): string {
  const { sealedLink } = order;
  if (sealedLink === null) return computed(keys, order);
  return openSealed(keys, order.id, sealedLink);
}

/** A new link for an order: what is kept of it, and nothing else. */
export function newLink(keys: Pick<SealKeys, "linkSecret">, orderId: string): { linkHash: Buffer; sealedLink: string } {
  const secret = makeLinkSecret();
  const hash = linkHash(secret);
  if (!hash) throw new Error("a link secret has not the shape of one");
  return { linkHash: hash, sealedLink: seal(keys, orderId, secret) };
}

function computed(keys: SealKeys, { id, linkVersion, linkHash: expected }: KeptLink): string {
  const secret = keysOf(keys)
    .map((key) => linkSecret(key, id, linkVersion))
    .find((one) => expected !== null && linkHash(one)?.equals(expected));
  if (secret === undefined)
    throw new Error("the link of an order was made by a key that is neither set nor the previous one");
  return secret;
}
