import * as z from "zod/mini";
import { contactSchema, nameLimit } from "../../main/preview/contact/contact.ts";

/** Who the report is for, as the funnel asks: the address must be there, the name may be. Blanks around both are dropped. */
export const funnelContactSchema = z.extend(contactSchema, {
  fullName: z.string().check(z.trim(), z.maxLength(nameLimit, { message: "name-long" })),
});
export type FunnelContactForm = z.infer<typeof funnelContactSchema>;
