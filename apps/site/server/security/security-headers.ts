import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyReply {
    nonce: string;
  }
}

const nonceBytes = 16;

/** Where our forms may post or redirect: this site and the hosted payment page. */
const formTargets = "'self' https://checkout.stripe.com";

/** Scripts need a nonce. Inline styles are allowed because toasts and menus position themselves with them. */
const contentSecurityPolicy = (script: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${formTargets}`,
  ].join("; ");

/** Headers that matter only for documents; on a small script they would weigh as much as the script. */
const forDocuments = [
  "content-security-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
] as const;

/** Scripts, style sheets and fonts, which are never opened as documents. */
const isPart = /^(application\/javascript|text\/css|font\/)/;

/** Sets security headers on every response. `strict-origin-when-cross-origin` instead of `no-referrer`, with which
 * browsers post forms with `Origin: null`, which the same-origin check rejects. */
export function addSecurityHeaders(app: FastifyInstance, options: { readonly dev: boolean; readonly https: boolean }) {
  app.decorateReply("nonce", "");
  app.addHook("onRequest", async (_request, reply) => {
    reply.nonce = randomBytes(nonceBytes).toString("base64");
    const script = options.dev ? "'unsafe-inline'" : `'nonce-${reply.nonce}'`;
    reply.header("content-security-policy", contentSecurityPolicy(script));
    reply.header("x-content-type-options", "nosniff");
    reply.header("x-frame-options", "DENY");
    reply.header("cross-origin-opener-policy", "same-origin");
    reply.header("cross-origin-resource-policy", "same-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
    if (options.https) reply.header("strict-transport-security", "max-age=63072000; includeSubDomains");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isPart.test(String(reply.getHeader("content-type")))) for (const name of forDocuments) reply.removeHeader(name);
  });
}
