import { bytes, moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Recent requests per address or network, for rate limits. The key is a keyed hash, never the address itself. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What the limit applies to, such as `mailbox`. */
    scope: text().notNull(),
    key: bytes().notNull(),
    /** Request times within the window, oldest first, never more than the limit. */
    hits: timestamp({ withTimezone: true }).array().notNull().default(sql`'{}'`),
    /** Whether the latest request was allowed. */
    allowed: boolean().notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index("rate_limits_updated").on(table.updatedAt)],
);
