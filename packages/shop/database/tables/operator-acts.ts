import { bytes, moment } from "@cosmic/platform/database/columns";
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What the operator did, and the outcome. Contains no personal data: an address is stored as a keyed hash. */
export const operatorActs = pgTable(
  "operator_acts",
  {
    id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    /** Name of the command. */
    act: text().notNull(),
    orderId: uuid("order_id"),
    /** Keyed hash of the address the action was about. */
    subject: bytes(),
    /** `ok`, or the reason for refusal. */
    outcome: text().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("operator_acts_at").on(table.at)],
);
