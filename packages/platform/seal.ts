import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Environment } from "./environment/environment.ts";

/** The operator's key, and the previous one until everything it sealed is resealed. */
export type SealKeys = Pick<Environment, "linkSecret" | "linkSecretBefore">;

const cipher = "aes-256-gcm";
const keyBytes = 32;
/** NIST SP 800-38D: 96 bits, random for each sealing. */
const nonceBytes = 12;
const tagBytes = 16;
/** Enough to tell two keys of one operator apart; reveals nothing about the key. */
const keyNameLength = 8;

/** Seals a text with AES-256-GCM under the operator's key. It opens for the same `context` alone: a sealed value that
 * is moved to another row or column does not. */
export function seal({ linkSecret }: Pick<SealKeys, "linkSecret">, context: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(linkSecret), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return `${keyName(linkSecret)}.${Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url")}`;
}

/** Opens a sealed text by the key or the one before it. Throws when neither opens it: the operator has lost a key, or
 * the value was changed or moved. */
export function openSealed(keys: SealKeys, context: string, sealed: string): string {
  const [name, body = ""] = sealed.split(".");
  const key = keysOf(keys).find((one) => keyName(one) === name);
  if (key === undefined) throw new Error("sealed by a key that is neither LINK_SECRET nor LINK_SECRET_PREVIOUS");
  const bytes = Buffer.from(body, "base64url");
  const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes));
  return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + opening.final("utf8");
}

/** Whether a value is sealed by the key of today; false for what is not sealed at all. */
export function isSealedByToday({ linkSecret }: Pick<SealKeys, "linkSecret">, sealed: string | null): boolean {
  return sealed?.startsWith(`${keyName(linkSecret)}.`) ?? false;
}

/** The keys that may have been used, today's first. */
export function keysOf({ linkSecret, linkSecretBefore }: SealKeys): readonly string[] {
  return linkSecretBefore === null ? [linkSecret] : [linkSecret, linkSecretBefore];
}

/** HMAC-SHA256 under the operator's key: without it nobody can tell whose hash this is. */
export function keyedHash(key: string, text: string): Buffer {
  return createHmac("sha256", key).update(`keyed-hash:${text}`).digest();
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "cosmic-blueprint/sealed-link", keyBytes));
}

function keyName(secret: string): string {
  return createHash("sha256").update(`sealed-link-name:${secret}`).digest("hex").slice(0, keyNameLength);
}
