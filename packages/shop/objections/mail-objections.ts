import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { eq } from "drizzle-orm";
import { mailObjections } from "../database/tables/mail-objections.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type MailPurpose, objectionKeyOf } from "./objection-key.ts";

type ObjectionTools = Pick<ShopTools, "environment">;

/** Whether an address has said that it wants no more mails of a purpose, about whatever order. */
export async function hasObjected(
  tools: ObjectionTools,
  db: Queries,
  of: { readonly purpose: MailPurpose; readonly email: string },
): Promise<boolean> {
  const key = await objectionKeyOf(tools, db, of);
  const found = await db.select().from(mailObjections).where(eq(mailObjections.addressKey, key));
  return found.length > 0;
}

/** Keeps objections for good. The ledger knows before it commits, so that a restored backup does not forget them. */
export async function keepObjections(
  tx: Transaction,
  { ledger }: Pick<ShopTools, "ledger">,
  { keys, at }: { readonly keys: readonly string[]; readonly at: Date },
): Promise<void> {
  if (keys.length === 0) return;
  const values = keys.map((addressKey) => ({ addressKey, objectedAt: at }));
  await tx.db.insert(mailObjections).values(values).onConflictDoNothing();
  await ledger.record(
    keys.map((id) => ({ kind: "objection", id })),
    at,
  );
}

/** Keeps again what the ledger knows and a restored database has not; `dry` only counts. Returns how many. */
export async function restoreObjections(
  { database, clock }: Pick<ShopTools, "database" | "clock">,
  { keys, dry }: { readonly keys: readonly string[]; readonly dry: boolean },
): Promise<number> {
  const { rows } = await database.pool.query<{ key: string }>(
    "select key from unnest($1::uuid[]) as key where not exists (select 1 from mail_objections where address_key = key)",
    [keys],
  );
  if (rows.length > 0 && !dry) {
    await database.pool.query(
      "insert into mail_objections (address_key, objected_at) select unnest($1::uuid[]), $2 on conflict do nothing",
      [rows.map(({ key }) => key), clock.now()],
    );
  }
  return rows.length;
}
