import { moment } from "@cosmic/platform/database/columns";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Inbox of the payment service's events. Stores only which event affects which order: the state is fetched again from
 * the service, so the payload, which contains the customer's address, is not kept. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    /** The event's id at the payment service. */
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: uuid("order_id").notNull(),
    /** When the payment service created it. */
    createdAt: moment("created_at").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [index("webhook_events_order").on(table.orderId)],
);
