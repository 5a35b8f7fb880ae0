import type { Database } from "@cosmic/platform/database/open";
import { inArray } from "drizzle-orm";
import { z } from "zod";
import { orders } from "../database/tables/orders.ts";
import { isReadable } from "./order-states.ts";

/** Those of these orders whose reports open no more, the unknown ones included. Ids that are no order's, such as the sample
 * person's, close with nobody. */
export async function filterClosedOrders(
  { db }: Pick<Database, "db">,
  ids: readonly string[],
): Promise<readonly string[]> {
  const asked = ids.filter((id) => z.uuid().safeParse(id).success);
  if (asked.length === 0) return [];
  const found = await db.select({ id: orders.id, state: orders.state }).from(orders).where(inArray(orders.id, asked));
  const open = new Set(found.filter(({ state }) => isReadable(state)).map(({ id }) => id));
  return asked.filter((id) => !open.has(id));
}
