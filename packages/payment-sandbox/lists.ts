import type { Transaction } from "@cosmic/platform/database/open";
import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { SandboxTools } from "./events.ts";
import { type Answer, noSuch, refuse } from "./protocol/answer.ts";
import { drawCharge, drawDispute, drawPaymentIntent, drawSession } from "./protocol/wire.ts";
import { type SandboxSessionRow, sandboxSessions } from "./sandbox-tables.ts";

const usualLimit = 10;
const longestPage = 100;

/** `GET /v1/checkout/sessions`: newest first, paginated. */
export function listSessions(tx: Transaction, query: URLSearchParams, { siteUrl }: SandboxTools): Promise<Answer> {
  const kind = {
    id: sandboxSessions.id,
    at: sandboxSessions.createdAt,
    draw: (row: SandboxSessionRow) => drawSession(row, siteUrl),
  };
  return listPage(tx, query, { ...kind, url: "/v1/checkout/sessions", only: [] });
}

/** `GET /v1/charges`: newest first, paginated. */
export function listCharges(tx: Transaction, query: URLSearchParams): Promise<Answer> {
  const only = [isNotNull(sandboxSessions.chargeId), ofIntent(query)];
  return listPage(tx, query, {
    id: sandboxSessions.chargeId,
    at: chargedAt,
    draw: drawCharge,
    url: "/v1/charges",
    only,
  });
}

/** `GET /v1/disputes`, by charge or payment intent. */
export function listDisputes(tx: Transaction, query: URLSearchParams): Promise<Answer> {
  const charge = query.get("charge");
  const only = [
    isNotNull(sandboxSessions.disputeId),
    ofIntent(query),
    charge === null ? undefined : eq(sandboxSessions.chargeId, charge),
  ];
  return listPage(tx, query, {
    id: sandboxSessions.disputeId,
    at: chargedAt,
    draw: drawDispute,
    url: "/v1/disputes",
    only,
  });
}

/** `GET /v1/payment_intents/{id}`, with `latest_charge` expanded on request. */
export async function retrieveIntent(
  tx: Transaction,
  id: string,
  expand: readonly string[],
  { siteUrl }: Pick<SandboxTools, "siteUrl">,
): Promise<Answer> {
  const [row] = await tx.db.select().from(sandboxSessions).where(eq(sandboxSessions.paymentIntentId, id));
  if (!row) return noSuch("payment_intent", id);
  return { status: 200, body: drawPaymentIntent(row, siteUrl, expand.includes("latest_charge")) };
}

/** A slow payment's charge dates from the start of the payment, a card's from when it was paid. */
const chargedAt = sql<Date>`coalesce(${sandboxSessions.paidAt}, ${sandboxSessions.createdAt})`;

interface Listing {
  readonly id: PgColumn;
  readonly at: PgColumn | SQL<Date>;
  readonly url: string;
  readonly only: readonly (SQL | undefined)[];
  draw(row: SandboxSessionRow): { readonly id: string };
}

async function listPage(tx: Transaction, query: URLSearchParams, listing: Listing): Promise<Answer> {
  const limit = Number(query.get("limit") ?? usualLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > longestPage) {
    return refuse(400, { param: "limit", message: "limit must be 1 to 100." });
  }
  const after = query.get("starting_after");
  const place = after === null ? undefined : await placeOf(tx, listing, after);
  if (place === null) return noSuch("object", after ?? "");
  const rows = await tx.db
    .select()
    .from(sandboxSessions)
    .where(and(...listing.only, ...between(query, listing.at), place))
    .orderBy(desc(listing.at), asc(listing.id))
    .limit(limit + 1);
  const data = rows.slice(0, limit).map((row) => listing.draw(row));
  return { status: 200, body: { object: "list", url: listing.url, has_more: rows.length > limit, data } };
}

/** Condition for everything after one object; null if the id is unknown. */
async function placeOf(tx: Transaction, { id, at }: Listing, after: string): Promise<SQL | null> {
  const [row] = await tx.db
    .select({ at: sql<string>`${at}::text` })
    .from(sandboxSessions)
    .where(eq(id, after));
  return row ? sql`(${at} < ${row.at}::timestamptz or (${at} = ${row.at}::timestamptz and ${id} > ${after}))` : null;
}

/** `created[gte]` and the like, in whole seconds, as in the API. */
const comparisons = { gte: ">=", gt: ">", lte: "<=", lt: "<" } as const;

export function between(query: URLSearchParams, at: Listing["at"]): readonly SQL[] {
  return Object.entries(comparisons).flatMap(([name, sign]) => {
    const seconds = query.get(`created[${name}]`);
    if (seconds === null || !/^\d{1,12}$/.test(seconds)) return [];
    return [sql`date_trunc('second', ${at}) ${sql.raw(sign)} to_timestamp(${Number(seconds)})`];
  });
}

function ofIntent(query: URLSearchParams): SQL | undefined {
  const intent = query.get("payment_intent");
  return intent === null ? undefined : eq(sandboxSessions.paymentIntentId, intent);
}
