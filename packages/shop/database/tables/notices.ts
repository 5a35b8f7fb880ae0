import { moment } from "@cosmic/platform/database/columns";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "./orders.ts";

/** Mails to an order's customer besides the report itself; `refund-to-review` goes to support. */
const noticeKinds = [
  "refund-received",
  "refund-to-review",
  "refund-made",
  "refund-refused",
  "dispute-opened",
  "dispute-won",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Mails about an order, each inserted together with the state change that causes it. Its id identifies the mail, so
 * none is sent twice. */
export const notices = pgTable(
  "notices",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text({ enum: noticeKinds }).notNull(),
    attempts: integer().notNull().default(0),
    /** Null while delivery is still being retried; `dropped`: the order was erased first. */
    result: text({ enum: ["accepted", "refused", "dropped"] }),
    /** Code of the last failure, such as `550` or `ETIMEDOUT`. */
    lastFailure: text("last_failure"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("notices_order").on(table.orderId),
    index("notices_open").on(table.updatedAt).where(sql`${table.result} is null`),
  ],
);
