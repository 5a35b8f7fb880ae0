import { bigint, index, pgTable } from "drizzle-orm/pg-core";
import { bytes, moment } from "../database/columns.ts";

/** Mails captured in a trial, byte for byte as they would have been sent. */
export const mailboxMessages = pgTable(
  "mailbox_messages",
  {
    id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    raw: bytes().notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [index("mailbox_messages_received").on(table.receivedAt)],
);
