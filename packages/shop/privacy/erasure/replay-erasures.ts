import type { Transaction } from "@cosmic/platform/database/open";
import { inArray } from "drizzle-orm";
import { contactMessages } from "../../database/tables/contact-messages.ts";
import { newsletterSubscriptions } from "../../database/tables/newsletter-subscriptions.ts";
import type { OrderRow } from "../../database/tables/orders.ts";
import { reviews } from "../../database/tables/reviews.ts";
import { restoreObjections } from "../../objections/mail-objections.ts";
import { hasUnerasedOrders, ordersByIds } from "../../orders/order-repository.ts";
import { sessionIdOf } from "../../payment-service/checkout-session.ts";
import { removePdfsOfOrder } from "../../pdf-cache/remove-pdfs-of-order.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { deleteMailboxOf, deleteRequestsOf } from "../kept-of-address.ts";
import { eraseOrder } from "./erase-order.ts";
import type { ErasedRow } from "./erasure-ledger.ts";

/** What a replay did, or would do. */
export interface Replayed {
  /** Rows the ledger knows. */
  readonly known: number;
  /** Rows that had come back, by what they are, and are gone again. */
  readonly orders: number;
  readonly letters: number;
  readonly newsletters: number;
  /** Taken back by their buyers. */
  readonly reviews: number;
  /** Objections to mails that were lost, and are kept again. */
  readonly objections: number;
  /** Ids of erased orders that this database never had: their charges at the payment service belong to nobody. */
  readonly unknownOrders: readonly string[];
}

export interface ReplayTools
  extends Pick<ShopTools, "environment" | "database" | "queue" | "clock" | "ledger" | "log"> {
  readonly pdfCache: Pick<ShopTools["pdfCache"], "removeAllOf">;
  readonly payments: Pick<ShopTools["payments"], "sandboxControls">;
}

/** Rows one statement looks for. */
const atATime = 500;

/** Erases again what the ledger knows and a restored database brought back. Safe to break off and to run again; `dry`
 * only counts. */
export async function replayErasures(tools: ReplayTools, { dry }: { readonly dry: boolean }): Promise<Replayed> {
  const rows = await tools.ledger.read();
  const ids = (kind: ErasedRow["kind"]) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const { back, unknown } = await ordersOf(tools, ids("order"));
  if (!dry) for (const one of back) await eraseAgain(tools, one);
  return {
    known: rows.length,
    orders: back.length,
    letters: await deleteAgain(tools, { table: contactMessages, ids: ids("letter"), dry }),
    newsletters: await deleteAgain(tools, { table: newsletterSubscriptions, ids: ids("newsletter"), dry }),
    reviews: await deleteAgain(tools, { table: reviews, ids: ids("review"), dry }),
    objections: await restoreObjections(tools, { keys: ids("objection"), dry }),
    unknownOrders: unknown,
  };
}

async function ordersOf({ database }: ReplayTools, ids: readonly string[]) {
  const back: OrderRow[] = [];
  const unknown: string[] = [];
  for (const some of inParts(ids)) {
    const found = await ordersByIds(database.db, some);
    back.push(...found.filter((one) => one.state !== "erased"));
    const known = new Set(found.map((one) => one.id));
    unknown.push(...some.filter((one) => !known.has(one)));
  }
  return { back, unknown };
}

/** The erasure was everything of an address: what waited in its name goes with the order that still holds the
 * address. */
async function eraseAgain(tools: ReplayTools, order: OrderRow): Promise<void> {
  const { id: orderId, email } = order;
  const { sandboxControls } = tools.payments;
  // As in the erasure itself, before the order is nobody's.
  const session = sandboxControls ? sessionIdOf(tools.environment, order) : null;
  if (session !== null) await sandboxControls?.forget([session]);
  const at = tools.clock.now();
  await tools.database.transaction(async (tx) => {
    await eraseOrder(tx, tools, { orderId, cause: "operator", at });
    if (email !== "") await deleteTracesOf(tx, email);
  });
  await removePdfsOfOrder(tools, orderId);
}

async function deleteTracesOf(tx: Transaction, email: string): Promise<void> {
  // Another order of theirs that is still here was bought after the erasure, or is erased in a moment.
  if (await hasUnerasedOrders(tx.db, email)) return;
  await deleteRequestsOf(tx, email);
  await deleteMailboxOf(tx, email);
}

async function deleteAgain(
  { database: { db } }: ReplayTools,
  {
    table,
    ids,
    dry,
  }: {
    readonly table: typeof contactMessages | typeof newsletterSubscriptions | typeof reviews;
    readonly ids: readonly string[];
    readonly dry: boolean;
  },
): Promise<number> {
  let count = 0;
  for (const some of inParts(ids)) {
    const theirs = inArray(table.id, some);
    const id = { id: table.id };
    const found = dry
      ? await db.select(id).from(table).where(theirs)
      : await db.delete(table).where(theirs).returning(id);
    count += found.length;
  }
  return count;
}

function inParts(ids: readonly string[]): readonly string[][] {
  return Array.from({ length: Math.ceil(ids.length / atATime) }, (_, n) => ids.slice(n * atATime, (n + 1) * atATime));
}
