import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../../log/open-log.ts";
import { isAway, startLimitMs } from "../when-served.ts";
import {
  initialise,
  isServed,
  launch,
  type PostgresHome,
  type PostgresProcess,
  superuser,
} from "./postgres-process.ts";
import { findPostgresPrograms } from "./postgres-programs.ts";
import { choosePostgresUser } from "./postgres-user.ts";

/** An embedded PostgreSQL: Unix socket only, no network port. */
export interface EmbeddedPostgres {
  /** True if another process started the server; it then lives as long as that process. */
  readonly attached: boolean;
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  /** Stops the server if this process started it; does nothing when attached. */
  stop(): Promise<void>;
}

const databaseName = "cosmic";
/** Longest socket folder: a Unix socket path holds 107 bytes, of which `/.s.PGSQL.5432` takes 14 (sun_path,
 * unix(7)). */
const longestSocketFolder = 90;
const askAgainMs = 20;

/** Starts the PostgreSQL that ships as an npm package, with its data in `dataDir`, or attaches to one already running
 * there. On failure, throws an error that says what to do. */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const home = prepare(resolve(dataDir));
  const connection = { host: home.socket, user: superuser, database: databaseName };
  const attach = async (): Promise<EmbeddedPostgres | null> => {
    if (!(await waitForServed(home))) return null;
    log.info({ folder: home.folder }, "attached to the embedded PostgreSQL of another process");
    return { attached: true, connection, stop: async () => {} };
  };
  const running = await attach();
  if (running) return running;
  if (!existsSync(home.data)) {
    const fault = initialise(home);
    if (fault) throw new Error(`The embedded PostgreSQL could not be made, so set DATABASE_URL: ${fault}`);
  }
  const server = launch(home, (text) => log.debug({ postgres: text }, "embedded PostgreSQL"));
  if (!(await waitForStart(home, server))) {
    // If two processes start at once, the server lets one win; the loser attaches to the winner.
    const other = await attach();
    if (other) return other;
    await server.stop();
    throw new Error(`The embedded PostgreSQL does not start, so set DATABASE_URL: ${server.output()}`);
  }
  log.info({ folder: home.folder }, "embedded PostgreSQL started");
  return { attached: false, connection, stop: () => server.stop() };
}

function prepare(folder: string): PostgresHome {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error("No embedded PostgreSQL exists for this system: set DATABASE_URL.");
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const socket = Buffer.byteLength(folder) <= longestSocketFolder ? folder : join(tmpdir(), `cosmic-${hash}`);
  mkdirSync(folder, { recursive: true });
  mkdirSync(socket, { recursive: true });
  const user = choosePostgresUser(join(programs, "postgres"), dirname(folder));
  if (!user) throw new Error("The embedded PostgreSQL cannot run as root here: set DATABASE_URL, or use another user.");
  for (const own of new Set([folder, socket])) {
    if (user.owner) chownSync(own, user.owner.uid, user.owner.gid);
    chmodSync(own, 0o700);
  }
  return { programs, user, folder, data: join(folder, "pg"), socket };
}

async function waitForServed(home: PostgresHome): Promise<boolean> {
  for (const until = Date.now() + startLimitMs; isServed(home.data) && Date.now() < until; await pause(askAgainMs)) {
    if (await answers(home)) return true;
  }
  return false;
}

async function waitForStart(home: PostgresHome, server: PostgresProcess): Promise<boolean> {
  for (const until = Date.now() + startLimitMs; !server.ended() && Date.now() < until; await pause(askAgainMs)) {
    if (await answers(home)) return !server.ended();
  }
  return false;
}

/** Opens a session, creating the database if it is missing; false while the server is not ready. */
async function answers(home: PostgresHome): Promise<boolean> {
  const client = new pg.Client({ host: home.socket, user: superuser, database: "postgres" });
  let lost: unknown = null;
  client.on("error", (error) => {
    lost = error;
  });
  try {
    await client.connect();
    const found = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
    return true;
  } catch (error) {
    if (isNotYet(error) || (lost !== null && isNotYet(lost))) return false;
    throw error;
  } finally {
    await client.end();
  }
}

function isNotYet(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // 42P04, 23505: another process has just created the database.
  return isAway(error) || code === "42P04" || code === "23505";
}
