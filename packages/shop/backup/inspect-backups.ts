import { clientsForServer } from "@cosmic/platform/database/postgres-clients";
import { dayMs } from "@cosmic/platform/durations";
import { type ReplayTools, replayErasures } from "../privacy/erasure/replay-erasures.ts";
import type { BackupTools } from "./back-up.ts";
import { dayOfBackup, newestBackup } from "./backup-names.ts";

/** How backups and the ledger of erasures stand. */
export interface BackupState {
  /** Null: no backups are made here. */
  readonly backups: {
    readonly place: string;
    /** Days since the day of the newest one; null: there is none yet. */
    readonly ageDays: number | null;
    /** Why none can be made; null: they can. */
    readonly obstacle: string | null;
  } | null;
  /** Rows that the ledger knows, and those that are in the database all the same: it was restored. */
  readonly erasures: { readonly known: number; readonly back: number };
}

/** Looks; changes nothing. */
export async function inspectBackups(tools: BackupTools & ReplayTools): Promise<BackupState> {
  const { known, orders, letters, newsletters, reviews, objections } = await replayErasures(tools, { dry: true });
  const back = orders + letters + newsletters + reviews + objections;
  return { backups: await lookAt(tools), erasures: { known, back } };
}

async function lookAt({ backups, database, environment, clock }: BackupTools): Promise<BackupState["backups"]> {
  if (backups === null) return null;
  const { rows } = await database.pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const choice = await clientsForServer(rows[0]?.version ?? 0, environment.postgresPrograms);
  const newest = newestBackup(await backups.names());
  const day = newest === null ? null : dayOfBackup(newest);
  return {
    place: backups.place,
    ageDays: day && Math.floor((clock.now().getTime() - day.getTime()) / dayMs),
    obstacle: choice.ok ? null : choice.sentence,
  };
}
