import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { Environment } from "@cosmic/platform/environment/environment";
import { linkHash, linkSecret, makeLinkSecret } from "./report-links.ts";

type Keys = Pick<Environment, "linkSecret" | "linkSecretBefore">;

const cipher = "aes-256-gcm";
const keyBytes = 32;
/** NIST SP 800-38D: 96 bits, drawn anew for each sealing. */
const nonceBytes = 12;
const tagBytes = 16;
/** Enough to tell two keys of one operator apart; says nothing of the key. */
const keyNameLength = 8;

/** Seals a link's secret for an order: it opens with the operator's key and for that order alone. */
export function sealLink(keys: Pick<Keys, "linkSecret">, orderId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(keys.linkSecret), nonce).setAAD(Buffer.from(orderId));
  const sealed = Buffer.concat([sealing.update(secret, "utf8"), sealing.final()]);
  return `${keyName(keys.linkSecret)}.${Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url")}`;
}

/** What an order keeps of its link. */
export interface KeptLink {
  readonly id: string;
  readonly sealedLink: string | null;
  readonly linkHash: Buffer | null;
  readonly linkVersion: number;
}

/** The secret of an order's link: from its sealed copy, by the key or the one before it. An order sold before copies were
 * kept has its secret computed. Throws when neither key opens it: the operator has lost a key. */
export function openSealedLink(keys: Keys, order: KeptLink): string {
  const { sealedLink } = order;
  if (sealedLink === null) return computed(keys, order);
  const [name, body = ""] = sealedLink.split(".");
  const key = keysOf(keys).find((one) => keyName(one) === name);
  if (key === undefined)
    throw new Error("the link of an order is sealed by a key that is neither set nor the previous one");
  const bytes = Buffer.from(body, "base64url");
  const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(order.id))
    .setAuthTag(bytes.subarray(-tagBytes));
  return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + opening.final("utf8");
}

/** Whether an order's link should be sealed anew by the key of today. */
export function isSealedByToday(keys: Pick<Keys, "linkSecret">, sealedLink: string | null): boolean {
  return sealedLink?.startsWith(`${keyName(keys.linkSecret)}.`) ?? false;
}

/** A new link for an order: what is kept of it, and nothing else. */
export function newLink(keys: Pick<Keys, "linkSecret">, orderId: string): { linkHash: Buffer; sealedLink: string } {
  const secret = makeLinkSecret();
  const hash = linkHash(secret);
  if (!hash) throw new Error("a link secret has not the shape of one");
  return { linkHash: hash, sealedLink: sealLink(keys, orderId, secret) };
}

function computed(keys: Keys, { id, linkVersion, linkHash: expected }: KeptLink): string {
  const secret = keysOf(keys)
    .map((key) => linkSecret(key, id, linkVersion))
    .find((one) => expected !== null && linkHash(one)?.equals(expected));
  if (secret === undefined)
    throw new Error("the link of an order was made by a key that is neither set nor the previous one");
  return secret;
}

function keysOf({ linkSecret: today, linkSecretBefore }: Keys): readonly string[] {
  return linkSecretBefore === null ? [today] : [today, linkSecretBefore];
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "cosmic-blueprint/sealed-link", keyBytes));
}

function keyName(secret: string): string {
  return createHash("sha256").update(`sealed-link-name:${secret}`).digest("hex").slice(0, keyNameLength);
}
