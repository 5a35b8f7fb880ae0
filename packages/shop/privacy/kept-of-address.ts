import type { Transaction } from "@cosmic/platform/database/open";
import { letters } from "@cosmic/platform/database/tables/letters";
import { newsletterSubscriptions } from "@cosmic/platform/database/tables/newsletter-subscriptions";
import { orders } from "@cosmic/platform/database/tables/orders";
import { privacyRequests } from "@cosmic/platform/database/tables/privacy-requests";
import { resendRequests } from "@cosmic/platform/database/tables/resend-requests";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ofAddress } from "../orders/list-orders.ts";
import type { ShopTools } from "../shop-tools.ts";

/** The rows of an address in a table, whatever its case. */
const inLowerCase = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.trim().toLowerCase());

/** Where an address is kept beside its orders, other than as a request about itself. */
const places: readonly { readonly table: PgTable; readonly email: PgColumn }[] = [
  { table: letters, email: letters.email },
  { table: newsletterSubscriptions, email: newsletterSubscriptions.email },
];

/** Whether anything is kept under an address. */
export async function keepsAnythingOf({ database }: Pick<ShopTools, "database">, email: string): Promise<boolean> {
  const [order] = await database.db.select({ id: orders.id }).from(orders).where(ofAddress(email)).limit(1);
  if (order) return true;
  for (const { table, email: column } of places) {
    const [row] = await database.db.select({ one: sql`1` }).from(table).where(inLowerCase(column, email)).limit(1);
    if (row) return true;
  }
  return false;
}

/** Deletes what is kept under an address beside its orders; the request that asks for it keeps its row without the address. */
export async function deleteBesideOrders(tx: Transaction, email: string, requestId: string): Promise<void> {
  for (const { table, email: column } of places) await tx.db.delete(table).where(inLowerCase(column, email));
  await tx.db.delete(resendRequests).where(inLowerCase(resendRequests.email, email));
  await tx.db
    .delete(privacyRequests)
    .where(and(inLowerCase(privacyRequests.email, email), ne(privacyRequests.id, requestId)));
}
