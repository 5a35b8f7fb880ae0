import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Messages from the contact form, kept until they are answered. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    locale: text().notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
    /** When the mail server accepted it for the support address. */
    forwardedAt: moment("forwarded_at"),
  },
  (table) => [index("contact_messages_received").on(table.receivedAt)],
);
