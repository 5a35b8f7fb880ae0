import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Who wants no more mails of one purpose. Neither address nor order: a row outlives both. */
export const mailObjections = pgTable("mail_objections", {
  /** 128 bits of a keyed hash of purpose and address. */
  addressKey: uuid("address_key").primaryKey(),
  objectedAt: moment("objected_at").notNull(),
});

/** The key of those hashes, sealed, in one row: it stays when the operator's own key is replaced. */
export const mailObjectionKey = pgTable(
  "mail_objection_key",
  {
    one: boolean().primaryKey().default(true),
    sealedKey: text("sealed_key").notNull(),
  },
  (table) => [check("mail_objection_key_one", sql`${table.one}`)],
);
