import type { Transaction } from "@cosmic/platform/database/open";
import { mailboxMessages } from "@cosmic/platform/mail/mailbox-messages";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contactMessages } from "../database/tables/contact-messages.ts";
import { newsletterSubscriptions } from "../database/tables/newsletter-subscriptions.ts";
import { privacyRequests } from "../database/tables/privacy-requests.ts";
import { resendRequests } from "../database/tables/resend-requests.ts";
import { hasOrders } from "../orders/order-repository.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { ErasedRow } from "./erasure/erasure-ledger.ts";

/** The rows of an address in a table, whatever its case. */
const inLowerCase = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.trim().toLowerCase());

/** Where an address is kept beside its orders, other than as a request about itself. */
const places = [
  { kind: "letter", table: contactMessages, email: contactMessages.email },
  { kind: "newsletter", table: newsletterSubscriptions, email: newsletterSubscriptions.email },
] as const;

/** Whether anything is kept under an address. */
export async function keepsAnythingOf({ database }: Pick<ShopTools, "database">, email: string): Promise<boolean> {
  if (await hasOrders(database.db, email)) return true;
  for (const { table, email: column } of places) {
    const [row] = await database.db.select({ one: sql`1` }).from(table).where(inLowerCase(column, email)).limit(1);
    if (row) return true;
  }
  return false;
}

/** Deletes what is kept under an address beside its orders, and resolves to what that was; the request that asks for it
 * keeps its row without the address. */
export async function deleteBesideOrders(
  tx: Transaction,
  email: string,
  requestId: string,
): Promise<readonly ErasedRow[]> {
  const gone: ErasedRow[] = [];
  for (const { kind, table, email: column } of places) {
    const rows = await tx.db.delete(table).where(inLowerCase(column, email)).returning({ id: table.id });
    gone.push(...rows.map(({ id }) => ({ kind, id })));
  }
  await deleteRequestsOf(tx, email, requestId);
  await deleteMailboxOf(tx, email);
  return gone;
}

/** Deletes what waits in the name of an address for a day at most: requests for links and about its data, except
 * one. */
export async function deleteRequestsOf(tx: Transaction, email: string, exceptRequestId?: string): Promise<void> {
  await tx.db.delete(resendRequests).where(inLowerCase(resendRequests.email, email));
  const except = exceptRequestId === undefined ? undefined : ne(privacyRequests.id, exceptRequestId);
  await tx.db.delete(privacyRequests).where(and(inLowerCase(privacyRequests.email, email), except));
}

/** Deletes the mails of an address that a trial keeps in place of sending them. */
export async function deleteMailboxOf(tx: Transaction, email: string): Promise<void> {
  const raw = sql`lower(encode(${mailboxMessages.raw}, 'escape'))`;
  await tx.db.delete(mailboxMessages).where(sql`position(${email.toLowerCase()} in ${raw}) > 0`);
}
