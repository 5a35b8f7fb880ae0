import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { listPostgresClients, runClient } from "@cosmic/platform/database/postgres-clients";
import { openQueue } from "@cosmic/platform/queue/open-queue";
import { openSealedLink } from "../access/seal-link.ts";
import { migrateShop } from "../database/migrate-shop.ts";
import { shopJobs } from "../jobs.ts";
import { countByState, countUnerased } from "../orders/queries/order-counts.ts";
import { newestLinks } from "../orders/queries/order-queries.ts";
import { type Replayed, replayErasures } from "../privacy/erasure/replay-erasures.ts";
import type { ShopTools } from "../shop-tools.ts";
import { newestBackup } from "./backup-names.ts";

/** What came of restoring the newest backup beside the shop. */
interface Rehearsed {
  /** No erased order came back, and every link that was tried opens. */
  readonly ok: boolean;
  readonly backup: string;
  /** Orders by state, after the replay. */
  readonly orders: Readonly<Record<string, number>>;
  /** When the newest order was written down, ISO 8601; null: there is none. */
  readonly newestOrder: string | null;
  readonly erasures: Replayed;
  /** Erased orders that hold a person after the replay. */
  readonly stillThere: number;
  /** Links tried with the keys of these settings, and how many opened. */
  readonly links: { readonly tried: number; readonly opened: number };
  readonly seconds: number;
}

export type Rehearsal =
  | Rehearsed
  | { readonly ok: false; readonly reason: "off" | "none" | "clients"; readonly sentence: string };

type RehearsalTools = Pick<ShopTools, "environment" | "backups" | "ledger" | "clock" | "log" | "closing">;

/** Links that are tried, the newest. */
const triedLinks = 1000;

/** Restores the newest backup into a PostgreSQL made for it under `DATA_DIR`, replays the erasures there, counts, and
 * takes all of it away again. Touches neither the shop's database nor anything outside this machine. `look` may look
 * around first. */
export async function rehearseRestore(
  tools: RehearsalTools,
  look: (restored: Database) => Promise<void> = async () => {},
): Promise<Rehearsal> {
  const { backups, environment } = tools;
  const refuse = (reason: "off" | "none" | "clients", sentence: string) => ({ ok: false, reason, sentence }) as const;
  if (backups === null) return refuse("off", "No place for backups is set: set BACKUP_DIR to a folder.");
  const backup = newestBackup(await backups.names());
  if (backup === null) return refuse("none", `There is no backup in ${backups.place} yet.`);
  const clients = (await listPostgresClients(environment.postgresPrograms)).at(-1);
  if (!clients) return refuse("clients", "There is no pg_restore: install PostgreSQL's client programs.");
  const began = performance.now();
  await mkdir(environment.dataDir, { recursive: true });
  const folder = await mkdtemp(join(environment.dataDir, "rehearsal-"));
  const database = await openDatabase({ databaseUrl: null, dataDir: folder }, tools.log);
  try {
    await backups.use(backup, async (path) => {
      const args = ["--exit-on-error", "--no-owner", "--no-privileges", `--dbname=${database.clientAddress.url}`, path];
      await runClient(clients, "pg_restore", { args, password: null, signal: tools.closing });
    });
    await migrateShop(database);
    const counted = await replayAndCount(tools, database);
    await look(database);
    const { stillThere, links } = counted;
    const ok = stillThere === 0 && links.opened === links.tried;
    return { ok, backup, ...counted, seconds: Math.round((performance.now() - began) / 1000) };
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function replayAndCount(tools: RehearsalTools, database: Database) {
  const { ledger, environment, clock, log } = tools;
  const queue = await openQueue({ database, log, jobs: shopJobs });
  try {
    // Of a rehearsal nothing lies beside the database, and no payment service is asked.
    const beside = { pdfCache: { removeAllOf: async () => {} }, payments: { sandboxControls: null }, environment, log };
    const erasures = await replayErasures({ database, queue, ledger, clock, ...beside }, { dry: false });
    const { states, newest } = await countByState(database.db);
    const ids = (await ledger.read()).flatMap(({ kind, id }) => (kind === "order" ? [id] : []));
    const stillThere = await countUnerased(database.db, ids);
    return {
      orders: states,
      newestOrder: newest?.toISOString() ?? null,
      erasures,
      stillThere,
      links: await tryLinks(environment, database),
    };
  } finally {
    await queue.close();
  }
}

/** A backup without the key that seals its links is half a backup. */
async function tryLinks(keys: RehearsalTools["environment"], { db }: Database) {
  const rows = await newestLinks(db, triedLinks);
  return { tried: rows.length, opened: rows.filter((row) => opens(keys, row)).length };
}

function opens(keys: RehearsalTools["environment"], row: Parameters<typeof openSealedLink>[1]): boolean {
  try {
    return openSealedLink(keys, row) !== "";
  } catch (error) {
    // Sealed by another key, or changed.
    if (error instanceof Error) return false;
    throw error;
  }
}
