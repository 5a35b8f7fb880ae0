import { bytes, moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Newsletter sign-ups, and whether they were confirmed through the mailed link. One row per sign-up; an address with a
 * confirmed row gets the newsletter, and unsubscribing deletes all of its rows. */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Lowercase. */
    email: text().notNull(),
    /** Language of the newsletter. */
    locale: text().notNull(),
    /** Version of the consent text shown beside the button. */
    consentVersion: text("consent_version").notNull(),
    requestedAt: moment("requested_at").notNull(),
    /** SHA-256 of the secret in the mailed confirmation link; null before the mail is written. */
    confirmHash: bytes("confirm_hash").unique(),
    /** SHA-256 of the unsubscribe link's secret, and the sealed secret itself, for future issues. */
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
