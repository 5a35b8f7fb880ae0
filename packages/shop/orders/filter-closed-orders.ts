import type { Database } from "@cosmic/platform/database/open";
import { z } from "zod";
import { statesOfOrders } from "./order-queries.ts";
import { isReadable } from "./order-states.ts";

/** Those of these orders whose reports open no more, the unknown ones included. Ids that are no order's, such as the
 * sample person's, close with nobody. */
export async function filterClosedOrders(
  { db }: Pick<Database, "db">,
  ids: readonly string[],
): Promise<readonly string[]> {
  const asked = ids.filter((id) => z.uuid().safeParse(id).success);
  if (asked.length === 0) return [];
  const found = await statesOfOrders(db, asked);
  const open = new Set(found.filter(({ state }) => isReadable(state)).map(({ id }) => id));
  return asked.filter((id) => !open.has(id));
}
