import { orders } from "@cosmic/platform/database/tables/orders";
import { inArray } from "drizzle-orm";
import { z } from "zod";
import { isReadable } from "../orders/order-life.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Takes the PDFs of closed orders off this machine's shelf: those a process left there when it died, and those of orders
 * that were closed on another machine. Returns how many owners lost theirs. */
export async function tidyShelf({ database, shelf }: Pick<ShopTools, "database" | "shelf">): Promise<number> {
  // What is no order's, such as the sample person's, closes with nobody.
  const owners = (await shelf.owners()).filter((owner) => z.uuid().safeParse(owner).success);
  if (owners.length === 0) return 0;
  const found = await database.db
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(inArray(orders.id, owners));
  const open = new Set(found.filter(({ state }) => isReadable(state)).map(({ id }) => id));
  const closed = owners.filter((owner) => !open.has(owner));
  for (const owner of closed) await shelf.discard(owner);
  return closed.length;
}
