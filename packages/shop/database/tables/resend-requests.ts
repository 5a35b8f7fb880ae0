import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** "Send me my links again" and "check my order again". Kept for a day; handled later, so the answer is the same
 * whoever asks. */
export const resendRequests = pgTable(
  "resend_requests",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    kind: text({ enum: ["links", "look"] })
      .notNull()
      .default("links"),
    /** As typed, lowercased. */
    email: text().notNull(),
    requestedAt: moment("requested_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("resend_requests_email").on(table.email, table.sentAt),
    index("resend_requests_requested").on(table.requestedAt),
  ],
);
