import * as z from "zod/mini";
import { contactSchema, nameLimit } from "../../../features/birth/contact/contact.ts";

/** Contact details as the funnel asks for them: email required, name optional. Both are trimmed. */
export const funnelContactSchema = z.extend(contactSchema, {
  fullName: z.string().check(z.trim(), z.maxLength(nameLimit, { message: "name-long" })),
});
export type FunnelContactForm = z.infer<typeof funnelContactSchema>;
