import { eq } from "drizzle-orm";
import { z } from "zod";
import { type OrderRow, orders } from "../database/tables/orders.ts";
import type { ShopTools } from "../shop-tools.ts";

const uuid = z.uuid();

/** Finds an order by its id or its number, in any case; null when there is none. */
export async function findOrder(tools: Pick<ShopTools, "database">, idOrNumber: string): Promise<OrderRow | null> {
  const asked = idOrNumber.trim();
  const matches = uuid.safeParse(asked).success ? eq(orders.id, asked) : eq(orders.number, asked.toUpperCase());
  const [row] = await tools.database.db.select().from(orders).where(matches);
  return row ?? null;
}
