import { moment } from "@cosmic/platform/database/columns";
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orderStates, orders } from "./orders.ts";

/** Who or what changed an order's state. */
export const moveCauses = ["checkout", "payment", "delivery", "customer", "operator", "clean-up"] as const;
export type MoveCause = (typeof moveCauses)[number];

/** Every state change of every order, inserted together with the change. */
export const orderHistory = pgTable(
  "order_history",
  {
    id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Null for the first entry, the order's creation. */
    was: text("from_state", { enum: orderStates }),
    is: text("to_state", { enum: orderStates }).notNull(),
    cause: text({ enum: moveCauses }).notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("order_history_order").on(table.orderId, table.id)],
);
