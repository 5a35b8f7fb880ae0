import { createHash, createHmac, randomBytes } from "node:crypto";

/** A link's secret: 32 bytes in base64url. */
const secretShape = /^[A-Za-z0-9_-]{43}$/;

const secretBytes = 32;

/** A new secret: 256 random bits, base64url. */
export function makeLinkSecret(): string {
  return randomBytes(secretBytes).toString("base64url");
}

/** The secret of an order that keeps no sealed copy of it: HMAC-SHA256 of order and link version under `LINK_SECRET`,
 * 256 bits, base64url. It is computed when a link is written and stored nowhere. */
export function linkSecret(key: string, orderId: string, linkVersion: number): string {
  return createHmac("sha256", key).update(`report-link:${orderId}:${linkVersion}`).digest("base64url");
}

/** What the database holds of a link: SHA-256 of its secret. Null for what cannot be a secret. */
export function linkHash(secret: string): Buffer | null {
  return secretShape.test(secret) ? createHash("sha256").update(secret).digest() : null;
}
