import { randomBytes } from "node:crypto";
import type { Queries } from "@cosmic/platform/database/open";
import { isSealedByToday, keyedHash, openSealed, seal } from "@cosmic/platform/seal";
import { mailObjectionKey } from "../database/tables/mail-objections.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What a mail is sent for, apart from contracts. */
export type MailPurpose = "review";

type KeyTools = Pick<ShopTools, "environment">;

const context = "mail-objections";
const keyBytes = 32;
/** Bytes of the hash that are kept: as many as a UUID has. */
const keptBytes = 16;

/** What a purpose and an address are known by in the list of objections, as a UUID; whatever the address's case.
 * Nobody learns the address from it, or finds a known address in the list, without the operator's key. */
export async function objectionKeyOf(
  tools: KeyTools,
  db: Queries,
  { purpose, email }: { readonly purpose: MailPurpose; readonly email: string },
): Promise<string> {
  const hash = keyedHash(await listKey(tools, db), `${purpose}:${email.trim().toLowerCase()}`);
  return uuidOf(hash.subarray(0, keptBytes));
}

/** Seals the list's key with the operator's key of today. */
export async function resealListKey(
  { environment }: KeyTools,
  db: Queries,
  { dry }: { readonly dry: boolean },
): Promise<{ readonly resealed: number; readonly current: number }> {
  const [row] = await db.select().from(mailObjectionKey);
  if (!row) return { resealed: 0, current: 0 };
  if (isSealedByToday(environment, row.sealedKey)) return { resealed: 0, current: 1 };
  const sealedKey = seal(environment, context, openSealed(environment, context, row.sealedKey));
  if (!dry) await db.update(mailObjectionKey).set({ sealedKey });
  return { resealed: 1, current: 0 };
}

/** 16 bytes as a UUID. */
export const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Made when it is first needed; of two processes that make it at once, both use the first. */
async function listKey({ environment }: KeyTools, db: Queries): Promise<string> {
  const known = await db.select().from(mailObjectionKey);
  if (known[0]) return openSealed(environment, context, known[0].sealedKey);
  const sealedKey = seal(environment, context, randomBytes(keyBytes).toString("base64url"));
  await db.insert(mailObjectionKey).values({ sealedKey }).onConflictDoNothing();
  const [made] = await db.select().from(mailObjectionKey);
  if (!made) throw new Error("PostgreSQL kept no key for the list of objections");
  return openSealed(environment, context, made.sealedKey);
}
