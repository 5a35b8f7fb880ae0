import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** How often an address or a network has asked for something lately. The key is a keyed hash, never the address itself. */
export const limits = pgTable(
  "limits",
  {
    /** What is limited, such as `mailbox`. */
    scope: text().notNull(),
    key: bytes().notNull(),
    /** Moments inside the window, oldest first, never more than the limit. */
    hits: timestamp({ withTimezone: true }).array().notNull().default(sql`'{}'`),
    /** What the last question was answered. */
    allowed: boolean().notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index("limits_updated").on(table.updatedAt)],
);
