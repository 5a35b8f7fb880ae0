import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { initialise, launch, type PostgresHome, superuser } from "@cosmic/platform/database/embedded/postgres-process";
import { choosePostgresUser } from "@cosmic/platform/database/embedded/postgres-user";

/** A PostgreSQL run from programs installed on this machine, with its backup programs. */
export interface TrialPostgres {
  /** The URL of one of its databases, for `DATABASE_URL`. */
  urlOf(database: string): string;
  /** Runs one of its programs, such as `pg_dump`, against it; throws with the program's output on failure. */
  run(program: string, ...args: readonly string[]): void;
  stop(): Promise<void>;
}

/** Starts one with an empty data folder. `programs` is the folder printed by `pg_config --bindir`. */
export async function startTrialPostgres(programs: string, folder: string): Promise<TrialPostgres> {
  mkdirSync(folder);
  const user = choosePostgresUser(join(programs, "postgres"), join(folder, ".."));
  if (!user) throw new Error("PostgreSQL cannot run as root here: use another user");
  if (user.owner) chownSync(folder, user.owner.uid, user.owner.gid);
  chmodSync(folder, 0o700);
  const home: PostgresHome = { programs, user, folder, data: join(folder, "pg"), socket: folder };
  const env = { ...process.env, PGHOST: folder, PGUSER: superuser };
  const run = (program: string, ...args: readonly string[]) => {
    const done = spawnSync(join(programs, program), args, { env, encoding: "utf8" });
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr || String(done.error)}`);
  };
  makeFolder({ programs, home });
  const server = launch(home, () => {});
  while (spawnSync(join(programs, "pg_isready"), { env }).status !== 0) {
    if (server.ended()) throw new Error(`PostgreSQL does not start: ${server.output()}`);
    await pause(50);
  }
  return {
    urlOf: (database) => `postgres://${superuser}@localhost/${database}?host=${encodeURIComponent(folder)}`,
    run,
    stop: () => server.stop(),
  };
}

/**
 * Runs initdb with the embedded server's options, whose locale PostgreSQL knows only from 17 on; for older versions,
 * with C.UTF-8.
 */
function makeFolder({ programs, home }: { readonly programs: string; readonly home: PostgresHome }): void {
  if (initialise(home) === null) return;
  const { user, data } = home;
  const args = ["-D", data, "-U", superuser, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  const [command = "", ...rest] = [...user.prefix, join(programs, "initdb"), ...args];
  const made = spawnSync(command, rest, { ...user.spawn, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || String(made.error)}`);
}
