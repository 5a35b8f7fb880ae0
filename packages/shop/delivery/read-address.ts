import { z } from "zod";

/** Longest mail address (RFC 5321). */
const longestAddress = 254;

/** An address as somebody typed it, in lower case; empty for what cannot be one. */
export function readAddress(typed: unknown): string {
  return z.string().trim().toLowerCase().max(longestAddress).catch("").parse(typed);
}
