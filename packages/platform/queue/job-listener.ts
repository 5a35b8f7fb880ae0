import type pg from "pg";
import type { Log } from "../log/open-log.ts";

/** PostgreSQL channel on which a committed job is announced by its name. */
export const jobChannel = "cosmic_jobs";

/** Tells sleeping workers of all processes that a job has been committed, so that none is found only by polling. */
export interface JobListener {
  /** Resolves when this job is next announced, or after `limitMs`. */
  wait(jobName: string, limitMs: number): Promise<void>;
  /** Wakes all sleepers and stops listening. */
  close(): void;
}

/** Listens on its own session. A lost session is logged and opened again; meanwhile the workers poll. */
export function listenForJobs(pool: pg.Pool, log: Log): JobListener {
  const sleepers = new Map<string, Set<() => void>>();
  let closed = false;
  const wake = (name: string) => {
    for (const sleeper of sleepers.get(name) ?? []) sleeper();
  };
  const session = keepListening(pool, log, wake);
  session.ensure();
  return {
    wait: (name, limitMs) =>
      new Promise((resolve) => {
        if (closed) return resolve();
        const sleeping = sleepers.get(name) ?? new Set();
        sleepers.set(name, sleeping);
        const rise = () => {
          clearTimeout(timer);
          sleeping.delete(rise);
          session.ensure();
          resolve();
        };
        const timer = setTimeout(rise, limitMs);
        sleeping.add(rise);
      }),
    close: () => {
      closed = true;
      session.close();
      for (const name of sleepers.keys()) wake(name);
    },
  };
}

interface ListeningSession {
  /** Opens the session unless it is open, opening or closed for good. */
  ensure(): void;
  close(): void;
}

/** A session that passes each announced job name to `onJob`. */
function keepListening(pool: pg.Pool, log: Log, onJob: (jobName: string) => void): ListeningSession {
  let closed = false;
  let opening = false;
  let session: pg.PoolClient | null = null;
  const open = async () => {
    const client = await pool.connect();
    if (closed) return client.release(true);
    session = client;
    // The server may end after `close` has released the session; releasing it twice would make the pool throw.
    const letGo = () => {
      if (session !== client) return;
      session = null;
      client.release(true);
    };
    client.on("notification", ({ payload }) => {
      if (payload) onJob(payload);
    });
    client.on("error", (error) => {
      log.warn({ err: error }, "the session that announces jobs was lost");
      letGo();
    });
    try {
      await client.query(`listen ${jobChannel}`);
    } catch (error) {
      letGo();
      throw error;
    }
  };
  return {
    ensure: () => {
      if (closed || session || opening) return;
      opening = true;
      open()
        .catch((error) => log.warn({ err: error }, "jobs cannot be announced yet"))
        .finally(() => {
          opening = false;
        });
    },
    close: () => {
      closed = true;
      session?.release(true);
      session = null;
    },
  };
}
