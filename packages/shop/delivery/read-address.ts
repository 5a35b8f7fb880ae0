import { z } from "zod";

/** Longest mail address (RFC 5321). */
const longestAddress = 254;

/** No mail address contains control characters, and the database rejects NUL. */
const withoutControls = /^\P{Cc}*$/u;

/** A typed address in lower case; empty for what cannot be one. */
export function readAddress(typed: unknown): string {
  return z.string().trim().toLowerCase().max(longestAddress).regex(withoutControls).catch("").parse(typed);
}
