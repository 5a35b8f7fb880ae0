import * as z from "zod/mini";

/** A longer name does not fit on the cover. */
export const nameLimit = 200;

export const contactProblems = ["name-required", "name-long", "email-required", "email-invalid"] as const;
export type ContactProblem = (typeof contactProblems)[number];
const code = (problem: ContactProblem) => ({ message: problem });

/** Who the report is for. Both values are trimmed; a name may contain any characters. */
export const contactSchema = z.object({
  fullName: z
    .string()
    .check(z.trim(), z.minLength(1, code("name-required")), z.maxLength(nameLimit, code("name-long"))),
  email: z.pipe(
    z.string().check(z.trim(), z.minLength(1, { ...code("email-required"), abort: true })),
    z.email(code("email-invalid")),
  ),
});
export type Contact = z.infer<typeof contactSchema>;
