import { z } from "zod";
import type { OrderRow } from "../database/tables/orders.ts";
import type { ShopTools } from "../shop-tools.ts";
import { orderById, orderByNumber } from "./order-repository.ts";

const uuid = z.uuid();

/** Finds an order by its id or its number, in any case; null when there is none. */
export function findOrder({ database }: Pick<ShopTools, "database">, idOrNumber: string): Promise<OrderRow | null> {
  const asked = idOrNumber.trim();
  return uuid.safeParse(asked).success
    ? orderById(database.db, asked)
    : orderByNumber(database.db, asked.toUpperCase());
}
