import type { Queries } from "@cosmic/platform/database/open";
import { and, asc, eq, gt, inArray, notExists, sql } from "drizzle-orm";
import { books } from "../../database/tables/books.ts";
import { type OrderRow, orders } from "../../database/tables/orders.ts";
import { readableStates } from "../order-states.ts";

const isUnfrozen = (db: Queries) =>
  and(
    inArray(orders.state, [...readableStates]),
    notExists(
      db
        .select({ one: sql`1` })
        .from(books)
        .where(and(eq(books.orderId, orders.id), eq(books.corrections, orders.corrections), eq(books.kind, "book"))),
    ),
  );

/** Readable orders whose book is not stored, by id, after one id. */
export const unfrozenAfter = (db: Queries, last: string, limit: number): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(isUnfrozen(db), gt(orders.id, last)))
    .orderBy(asc(orders.id))
    .limit(limit);

/** How many readable orders have no book stored. */
export const countUnfrozen = (db: Queries): Promise<number> => db.$count(orders, isUnfrozen(db));
