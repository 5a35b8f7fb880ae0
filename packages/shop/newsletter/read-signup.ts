import { locales } from "@cosmic/addresses/locales";
import { z } from "zod";
import { letterLimits } from "../contact-messages/read-contact-message.ts";

const signup = z.object({
  email: z.string().trim().toLowerCase().max(letterLimits.email).pipe(z.email()),
  locale: z.enum(locales).catch("en-us"),
});
export type Signup = z.infer<typeof signup>;

/** Reads what the newsletter's form sent; null: the address cannot be one. */
export function readSignup(input: unknown): Signup | null {
  return signup.safeParse(input).data ?? null;
}
