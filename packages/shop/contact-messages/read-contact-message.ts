import { locales } from "@cosmic/addresses/locales";
import { z } from "zod";

/** Longest of each field, in characters. */
export const letterLimits = { name: 200, email: 254, subject: 200, message: 5000 } as const;

/** Nothing but a space moves the pen on a line: line breaks in a subject would be headers of the mail. */
const line = (limit: number) =>
  z
    .string()
    .max(limit * 2)
    .transform((text) =>
      text
        .normalize("NFC")
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
        .trim(),
    )
    .pipe(z.string().min(1).max(limit));

const text = z
  .string()
  .max(letterLimits.message * 2)
  .transform((written) =>
    written
      .normalize("NFC")
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  )
  .pipe(z.string().min(1).max(letterLimits.message));

const letter = z.object({
  name: line(letterLimits.name),
  email: line(letterLimits.email).pipe(z.email()),
  subject: line(letterLimits.subject),
  message: text,
  locale: z.enum(locales).catch("en-us"),
});
type ContactMessage = z.infer<typeof letter>;
type ContactField = "name" | "email" | "subject" | "message";

/** A letter, or the fields that stop it, in the order of the form. */
export type ReadContactMessage =
  | { readonly ok: true; readonly letter: ContactMessage }
  | { readonly ok: false; readonly fields: readonly ContactField[] };

const fields = ["name", "email", "subject", "message"] as const;

/** Reads what the contact form sent. */
export function readContactMessage(input: unknown): ReadContactMessage {
  const read = letter.safeParse(input);
  if (read.success) return { ok: true, letter: read.data };
  const named = new Set(read.error.issues.map((issue) => issue.path[0]));
  return { ok: false, fields: fields.filter((field) => named.has(field)) };
}
