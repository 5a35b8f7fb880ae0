import { randomBytes } from "node:crypto";

const secretBytes = 32;
const secretShape = /^[\w-]{43}$/;
/** The refund period. */
const keptSeconds = 30 * 86_400;

/** A cookie's value in a `Cookie` header; undefined if missing. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith("https:");
/** The `__Host-` prefix keeps other hosts of the domain from setting it; browsers accept it over TLS only. */
const nameOn = (siteUrl: string): string => (isSecure(siteUrl) ? "__Host-buyer" : "buyer");

/** The secret that lets the browser that ordered open its report from the payment return URL; undefined if missing. */
export function readBuyer(header: string | undefined, siteUrl: string): string | undefined {
  const value = readCookie(header, nameOn(siteUrl));
  return value !== undefined && secretShape.test(value) ? value : undefined;
}

/** A new secret: 256 random bits, base64url. */
export const makeBuyer = (): string => randomBytes(secretBytes).toString("base64url");

/** The `Set-Cookie` value that stores a buyer's secret for 30 days, HttpOnly. */
export const buyerCookieText = (secret: string, siteUrl: string): string =>
  `${nameOn(siteUrl)}=${secret}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? "; Secure" : ""}`;
