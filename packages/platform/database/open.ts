import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Environment } from "../environment/environment.ts";
import type { Log } from "../log/open-log.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { type ClientAddress, clientAddress } from "./postgres-clients.ts";

/** Drizzle's query builder, on the pool or on one transaction. */
export type Queries = NodePgDatabase;

/** An open transaction: the query builder, and its client for plain SQL (the queue). */
export interface Transaction {
  readonly db: Queries;
  readonly client: pg.PoolClient;
}

export interface Database {
  readonly db: Queries;
  readonly pool: pg.Pool;
  /** Pool of sessions with PostgreSQL itself, for anything tied to a session rather than a transaction: listening,
   * session locks, migrations. The same as `pool` unless there is a pooler in front. */
  readonly direct: pg.Pool;
  readonly embedded: boolean;
  /** Connection details for PostgreSQL's own tools. */
  readonly clientAddress: ClientAddress;
  /** True if the embedded server belongs to another process. */
  readonly attached: boolean;
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Round-trip time, milliseconds; rejects if the database does not answer. */
  ping(): Promise<number>;
  close(): Promise<void>;
}

/** The environment settings that choose the database. */
export type DatabaseSettings = Pick<Environment, "databaseUrl" | "dataDir"> &
  Partial<Pick<Environment, "databaseDirectUrl">>;

/** Application name of the usual pool's sessions in PostgreSQL. */
export const sessionName = "cosmic-blueprint";

/** Maximum sessions per process; the embedded server accepts a hundred in total. */
const poolSize = 10;
/** Sessions that bypass the pooler: one listens; the others run migrations and create queues, once each. */
const directSize = 3;
const connectLimitMs = 10_000;
/** Any statement that runs longer, in milliseconds, is a bug; migrations lift the limit. */
export const statementLimitMs = 30_000;

/** Opens PostgreSQL at `databaseUrl`, or the embedded one under `dataDir`. Lost sessions are logged, never fatal. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  const { server, connection, clientUrl } = await findServer(settings, log);
  const { databaseDirectUrl = null } = settings;
  // Poolers reject this startup parameter; `limitStatementsOfUser` sets the limit instead.
  const limit = databaseDirectUrl ? {} : { statement_timeout: statementLimitMs };
  const life = { closing: false };
  const pool = openPool({ ...connection, ...limit, max: poolSize }, log, life);
  const direct = databaseDirectUrl ? openPool(directConfig(databaseDirectUrl), log, life) : pool;
  return {
    db: drizzle(pool),
    pool,
    direct,
    embedded: server !== null,
    clientAddress: clientAddress(clientUrl),
    attached: server?.attached ?? false,
    transaction: (work) => inTransaction(pool, log, work),
    ping: async () => {
      const before = performance.now();
      await pool.query("select 1");
      return performance.now() - before;
    },
    close: async () => {
      life.closing = true;
      await pool.end();
      if (direct !== pool) await direct.end();
      await server?.stop();
    },
  };
}

interface FoundServer {
  /** The embedded server; null with a `databaseUrl`. */
  readonly server: EmbeddedPostgres | null;
  readonly connection: pg.PoolConfig;
  /** Address of PostgreSQL itself, for its own tools. */
  readonly clientUrl: string;
}

/** The server at `databaseUrl`, or the embedded one, which it starts. */
async function findServer(
  { databaseUrl, databaseDirectUrl, dataDir }: DatabaseSettings,
  log: Log,
): Promise<FoundServer> {
  if (databaseUrl) {
    const connection = { connectionString: databaseUrl };
    return { server: null, connection, clientUrl: databaseDirectUrl ?? databaseUrl };
  }
  const server = await startEmbeddedPostgres(dataDir, log);
  return { server, connection: server.connection, clientUrl: socketUrl(server.connection) };
}

const directConfig = (connectionString: string): pg.PoolConfig => ({
  connectionString,
  statement_timeout: statementLimitMs,
  max: directSize,
  application_name: `${sessionName}-direct`,
});

const socketUrl = ({ host, user, database }: EmbeddedPostgres["connection"]): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

function openPool(config: pg.PoolConfig, log: Log, life: { readonly closing: boolean }): pg.Pool {
  const connection = { connectionTimeoutMillis: connectLimitMs, application_name: sessionName, ...config };
  const pool = new pg.Pool(connection);
  pool.on("error", (error) => {
    // `pool.end` does not wait for sessions to close cleanly, so stopping the embedded server may cut off the last one.
    if (life.closing) log.debug({ err: error }, "a database session ended with its server");
    else log.error({ err: error }, "a database session was lost");
  });
  // A session can be lost while being checked out or between statements; without a listener, the error would end the
  // process.
  pool.on("connect", (session) => {
    session.on("error", (error) => log.debug({ err: error }, "a database session told of its end"));
  });
  return pool;
}

async function inTransaction<T>(pool: pg.Pool, log: Log, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const onLost = (error: Error) => log.error({ err: error }, "a database session was lost in a transaction");
  client.on("error", onLost);
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work({ db: drizzle(client), client });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((fault: Error) => {
      // The session is unusable: the pool must not hand it out again.
      broken = fault;
    });
    throw error;
  } finally {
    client.off("error", onLost);
    client.release(broken);
  }
}
