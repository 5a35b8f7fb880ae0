import { bytes, moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** "Send me my data" and "erase my data": confirmed through a mailed link, or made by the operator. */
export const privacyRequests = pgTable(
  "privacy_requests",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    kind: text({ enum: ["erase", "export"] }).notNull(),
    /** Lowercase; empty once it is done or expired. */
    email: text().notNull(),
    locale: text().notNull(),
    askedBy: text("asked_by", { enum: ["customer", "operator"] }).notNull(),
    /** SHA-256 of the mailed link's secret; null before the mail is written, and for an operator's request. */
    tokenHash: bytes("token_hash").unique(),
    requestedAt: moment("requested_at").notNull(),
    mailedAt: moment("mailed_at"),
    confirmedAt: moment("confirmed_at"),
    doneAt: moment("done_at"),
  },
  (table) => [
    index("privacy_requests_email").on(table.email),
    index("privacy_requests_requested").on(table.requestedAt),
  ],
);
