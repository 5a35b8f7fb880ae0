import { z } from "zod";
import { contactSchema, nameLimit } from "../../main/preview/contact/contact.ts";

/** Who the report is for, as the funnel asks: the address must be there, the name may be. Blanks around both are dropped. */
export const funnelContactSchema = contactSchema.extend({
  fullName: z.string().trim().max(nameLimit, { message: "name-long" }),
});
export type FunnelContactForm = z.infer<typeof funnelContactSchema>;
