import type { Database } from "@cosmic/platform/database/open";
import { z } from "zod";
import { isReadable } from "../order-states.ts";
import { statesOfOrders } from "./order-queries.ts";

/** A document or PDF that somebody keeps, of a birth that had been corrected so many times. */
export interface KeptReport {
  readonly orderId: string;
  readonly corrections: number;
}

/** Those of these reports that open no more: of closed or unknown orders, or of a birth that was corrected since. Ids
 * that are no order's, such as the sample person's, are never among them. */
export async function filterOutdated<Report extends KeptReport>(
  { db }: Pick<Database, "db">,
  kept: readonly Report[],
): Promise<readonly Report[]> {
  const asked = kept.filter(({ orderId }) => z.uuid().safeParse(orderId).success);
  if (asked.length === 0) return [];
  const found = await statesOfOrders(db, [...new Set(asked.map(({ orderId }) => orderId))]);
  const current = new Map(found.filter(({ state }) => isReadable(state)).map((order) => [order.id, order.corrections]));
  return asked.filter(({ orderId, corrections }) => current.get(orderId) !== corrections);
}
