import { m } from "../../../generated/paraglide/messages.js";
import { type ContactProblem, contactProblems, nameLimit } from "./contact.ts";

const sentences: Readonly<Record<ContactProblem, () => string>> = {
  "name-required": m.preview_error_name,
  "name-long": () => m.preview_error_name_long({ limit: nameLimit }),
  "email-required": m.preview_error_email,
  "email-invalid": m.preview_error_email_invalid,
};

/** The message for a form error code; undefined when there is no error. */
export function contactProblemText(code: string | undefined): string | undefined {
  const known = contactProblems.find((problem) => problem === code);
  return known && sentences[known]();
}
