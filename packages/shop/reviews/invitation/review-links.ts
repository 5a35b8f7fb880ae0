import { createHmac } from "node:crypto";
import type { Environment } from "@cosmic/platform/environment/environment";

/** The secret of the link by which an order's buyer writes a review: 256 bits, computed when the mail is written; the
 * database keeps its SHA-256 alone. A mail written again has the same. */
export function reviewSecret({ linkSecret }: Pick<Environment, "linkSecret">, orderId: string): string {
  return createHmac("sha256", linkSecret).update(`review:${orderId}`).digest("base64url");
}
