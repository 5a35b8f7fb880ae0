import type pg from "pg";
import { type Database, sessionName, statementLimitMs } from "./open.ts";

/** What sits between this process and PostgreSQL. */
export interface DatabaseRoute {
  /** True if `DATABASE_URL` points at a pooler. */
  readonly pooler: boolean;
  /** True if sessions that listen and lock reach PostgreSQL itself. */
  readonly direct: boolean;
  /** True if PostgreSQL enforces the statement timeout, whichever way the setting arrived. */
  readonly limited: boolean;
}

/** Checks what both pools connect to; rejects if the database does not answer. */
export async function inspectRoute({ pool, direct }: Pick<Database, "pool" | "direct">): Promise<DatabaseRoute> {
  const [usual, lasting] = [await lookThrough(pool), await lookThrough(direct)];
  return { pooler: usual.pooler, direct: !lasting.pooler, limited: usual.limitMs === statementLimitMs };
}

async function lookThrough(pool: pg.Pool) {
  const session = await pool.connect();
  try {
    const { rows } = await session.query<{ pid: number; limit: string }>(
      "select pg_backend_pid() as pid, setting as limit from pg_settings where name = 'statement_timeout'",
    );
    // A pooler gives its clients its own BackendKeyData keys, whose process ID matches no server process. pg stores
    // that process ID; its types leave it out.
    const named = "processID" in session ? session.processID : null;
    return { pooler: named !== rows[0]?.pid, limitMs: Number(rows[0]?.limit) };
  } finally {
    session.release();
  }
}

/** Sets this user's statement timeout in PostgreSQL itself, because startup parameters do not get through a pooler.
 * Idle sessions of the usual pool opened earlier have no timeout, so they are ended; the pooler opens new ones. */
export async function limitStatementsOfUser(session: pg.ClientBase): Promise<void> {
  const { rowCount } = await session.query(
    `select from pg_db_role_setting s join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase
      where r.rolname = current_user and d.datname = current_database() and $1 = any (s.setconfig)`,
    [`statement_timeout=${statementLimitMs}`],
  );
  if (rowCount) return;
  await session.query(`do $$ begin execute format(
    'alter role %I in database %I set statement_timeout = ${statementLimitMs}', current_user, current_database()); end $$`);
  await session.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and datname = current_database() and state = 'idle'
        and application_name in ('', $1)`,
    [sessionName],
  );
}
