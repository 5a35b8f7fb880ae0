import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Inbox of the payment service's events. Only what happened to which order: the truth is asked for again, so the
 * event's own payload, which holds the customer's address, is not kept. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    /** The event's id at the payment service. */
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: uuid("order_id").notNull(),
    /** When the payment service made it. */
    createdAt: moment("created_at").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [index("webhook_events_order").on(table.orderId)],
);
