import { clientsForServer, type PostgresClients, runClient } from "@cosmic/platform/database/postgres-clients";
import { dayMs } from "@cosmic/platform/durations";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { z } from "zod";
import { retentionDays } from "../retention.ts";
import type { ShopTools } from "../shop-tools.ts";
import { backupName, dayOfBackup } from "./backup-names.ts";

const hour = 3600;

/** Makes the day's backup once it is due; asks often, so that one that failed is made soon after. */
export const backUpJob = defineJob("back-up", z.object({}), { everySeconds: 240, expireSeconds: 6 * hour });

/** The day of a backup begins at this hour UTC: night in all four markets. */
const nightHourUtc = 3;
/** Key of the advisory lock that one backup at a time holds. */
const backupLock = 7_261_430_918;
/** A migration that holds a table is waited for this long, milliseconds. */
const lockWaitMs = 60_000;

export type BackedUp =
  | { readonly ok: true; readonly name: string; readonly removed: readonly string[] }
  /** `off`: there is no place for backups; `running`: another process makes one; `clients`: see the sentence. */
  | { readonly ok: false; readonly reason: "off" | "running" | "clients"; readonly sentence: string };

export type BackupTools = Pick<
  ShopTools,
  "database" | "environment" | "backups" | "ledger" | "clock" | "closing" | "log"
>;

/** The handler of `backUpJob`. */
export function backUpHandler(tools: ShopTools): JobHandler {
  return handleJob(backUpJob, async () => {
    if (!(await isDue(tools))) return;
    const done = await backUp(tools);
    if (done.ok) tools.log.info({ backup: done.name, removed: done.removed.length }, "a backup was made");
    else if (done.reason === "clients") tools.log.error({ reason: done.sentence }, "no backup can be made");
  });
}

async function isDue({ backups, clock }: BackupTools): Promise<boolean> {
  return backups !== null && !(await backups.names()).includes(backupName(nightOf(clock.now())));
}

const nightOf = (now: Date): Date => new Date(now.getTime() - (nightHourUtc * dayMs) / 24);

/** Makes a backup now, in place of today's if there is one: dumped, read back, kept; then lets old ones go. */
export async function backUp(tools: BackupTools): Promise<BackedUp> {
  const { backups, database, environment } = tools;
  if (backups === null) {
    return { ok: false, reason: "off", sentence: "No place for backups is set: set BACKUP_DIR to a folder." };
  }
  // The lock belongs to this session, and ends with it however the process ends.
  const session = await database.pool.connect();
  try {
    const { rows } = await session.query<{ free: boolean; version: number }>(
      "select pg_try_advisory_lock($1) as free, current_setting('server_version_num')::int / 10000 as version",
      [backupLock],
    );
    if (rows[0]?.free !== true) {
      return { ok: false, reason: "running", sentence: "Another process is making a backup." };
    }
    const choice = await clientsForServer(rows[0].version, environment.postgresPrograms);
    if (!choice.ok) return { ok: false, reason: "clients", sentence: choice.sentence };
    const name = backupName(nightOf(tools.clock.now()));
    await backups.keep(name, (path) => dump(tools, choice.clients, path));
    await tools.ledger.align();
    return { ok: true, name, removed: await removeOld(tools) };
  } finally {
    session.release(true);
  }
}

async function dump({ database, closing: signal }: BackupTools, clients: PostgresClients, path: string): Promise<void> {
  const { url, password } = database.clientAddress;
  const args = ["--format=custom", `--lock-wait-timeout=${lockWaitMs}`, `--file=${path}`, `--dbname=${url}`];
  await runClient(clients, "pg_dump", { args, password, signal });
  // A file that cannot be read back is no backup.
  await runClient(clients, "pg_restore", { args: ["--list", path], password: null, signal });
}

async function removeOld({ backups, clock }: BackupTools): Promise<readonly string[]> {
  if (backups === null) return [];
  const before = clock.now().getTime() - retentionDays.backup * dayMs;
  const old = (await backups.names()).filter((name) => (dayOfBackup(name)?.getTime() ?? before) < before);
  for (const name of old) await backups.remove(name);
  return old;
}
