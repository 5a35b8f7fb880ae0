import { timingSafeEqual } from "node:crypto";
import type { Environment } from "@cosmic/platform/environment/environment";
import { keyedHash, keysOf } from "@cosmic/platform/seal";
import { uuidOf } from "./objection-key.ts";

type Keys = Pick<Environment, "linkSecret" | "linkSecretBefore">;

const keyBytes = 16;
const tagBytes = 16;

/** What the link in a mail carries, so that its one click is kept to even when the order it was about is erased: the
 * address's key in the list of objections, and a tag that only the shop can make. 43 characters. */
export function objectionToken({ linkSecret }: Pick<Keys, "linkSecret">, objectionKey: string): string {
  const key = Buffer.from(objectionKey.replaceAll("-", ""), "hex");
  return Buffer.concat([key, tagOf(linkSecret, key)]).toString("base64url");
}

/** The key in a token; null: not one of ours. */
export function keyInToken(keys: Keys, token: string): string | null {
  const bytes = /^[\w-]{43}$/.test(token) ? Buffer.from(token, "base64url") : Buffer.alloc(0);
  if (bytes.length !== keyBytes + tagBytes) return null;
  const [key, tag] = [bytes.subarray(0, keyBytes), bytes.subarray(keyBytes)];
  return keysOf(keys).some((secret) => timingSafeEqual(tagOf(secret, key), tag)) ? uuidOf(key) : null;
}

const tagOf = (secret: string, key: Buffer): Buffer =>
  keyedHash(secret, `objection-token:${key.toString("hex")}`).subarray(0, tagBytes);
