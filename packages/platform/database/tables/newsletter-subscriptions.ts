import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** Who asked for the newsletter, and whether they confirmed it by the mailed link. One row each time it is asked; whoever
 * has a confirmed one is written to, and leaving erases all rows of the address. */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** In lower case. */
    email: text().notNull(),
    /** Language of the letter. */
    locale: text().notNull(),
    /** Which wording of the consent stood beside the button. */
    consentVersion: text("consent_version").notNull(),
    requestedAt: moment("requested_at").notNull(),
    /** SHA-256 of the secret in the mailed confirmation link; null before the mail is written. */
    confirmHash: bytes("confirm_hash").unique(),
    /** SHA-256 of the secret in the link that leaves, and the sealed secret itself, for the letters to come. */
    leaveHash: bytes("leave_hash").unique(),
    sealedLeave: text("sealed_leave"),
    mailedAt: moment("mailed_at"),
    confirmedAt: moment("confirmed_at"),
  },
  (table) => [
    index("newsletter_subscriptions_email").on(table.email),
    index("newsletter_subscriptions_requested").on(table.requestedAt),
  ],
);
