import { createHmac } from "node:crypto";
import type { Environment } from "@cosmic/platform/environment/environment";

/** The secret of a request's mailed link: 256 bits, computed when the mail is written and stored nowhere; a mail
 * written again has the same. */
export function privacySecret({ linkSecret }: Pick<Environment, "linkSecret">, requestId: string): string {
  return createHmac("sha256", linkSecret).update(`privacy-request:${requestId}`).digest("base64url");
}
