import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@cosmic/platform/database/embedded/embedded-postgres";
import { openLog } from "@cosmic/platform/log/open-log";
import { copyPreparedDatabase } from "@cosmic/platform/testing/prepared-database";

/** A PostgreSQL that can be killed. */
export interface StormDatabase {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** The same for local programs. */
  readonly connection: EmbeddedPostgres["connection"];
  /** Kills it like a machine failure would, and restarts it on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const againMs = 200;
/** Sessions of the dead server hold its shared memory for a moment, during which a start is refused. */
const startTries = 50;

/** Starts an embedded PostgreSQL in `dataDir`, on the prepared database where the test run has one. */
export async function startStormDatabase(dataDir: string): Promise<StormDatabase> {
  const log = openLog({ level: "silent" });
  copyPreparedDatabase(dataDir);
  let server = await startEmbeddedPostgres(dataDir, log);
  const { host, user, database } = server.connection;
  const startAgain = async () => {
    for (let left = startTries; ; left--) {
      try {
        return await startEmbeddedPostgres(dataDir, log);
      } catch (error) {
        if (left === 0) throw error;
        await pause(againMs);
      }
    }
  };
  return {
    connection: server.connection,
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    crash: async () => {
      process.kill(Number(readFileSync(join(dataDir, "pg/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
      await server.stop();
      server = await startAgain();
    },
    stop: () => server.stop(),
  };
}
