import { bigint, index, pgTable } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** Mails of a trial, as they would have left: the whole message, byte for byte. */
export const mailboxMessages = pgTable(
  "mailbox_messages",
  {
    id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    raw: bytes().notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [index("mailbox_messages_received").on(table.receivedAt)],
);
