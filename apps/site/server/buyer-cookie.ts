import { randomBytes } from "node:crypto";

const secretBytes = 32;
const secretShape = /^[\w-]{43}$/;
/** As long as money is given back. */
const keptSeconds = 30 * 86_400;

/** The value of a cookie in a `Cookie` header; undefined where it has none of that name. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith("https:");
/** The prefix keeps other hosts of the domain from setting it; browsers take it over TLS alone. */
const nameOn = (siteUrl: string): string => (isSecure(siteUrl) ? "__Host-buyer" : "buyer");

/** The secret by which a browser that ordered opens its report from the address it came back to; undefined where it has none. */
export function readBuyer(header: string | undefined, siteUrl: string): string | undefined {
  const value = readCookie(header, nameOn(siteUrl));
  return value !== undefined && secretShape.test(value) ? value : undefined;
}

/** A new secret: 256 random bits, base64url. */
export const makeBuyer = (): string => randomBytes(secretBytes).toString("base64url");

/** The cookie text that keeps a buyer's secret for 30 days, out of reach of scripts. */
export const buyerCookieText = (secret: string, siteUrl: string): string =>
  `${nameOn(siteUrl)}=${secret}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? "; Secure" : ""}`;
