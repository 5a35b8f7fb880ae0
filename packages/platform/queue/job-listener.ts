import type pg from "pg";
import type { Log } from "../log/open-log.ts";

/** PostgreSQL channel on which a committed job is announced by its name. */
export const jobChannel = "cosmic_jobs";

/** Tells sleeping workers of all processes that a job has been committed, so that none is found only by polling. */
export interface JobListener {
  /** Resolves at the next ring for this job, or after `limitMs`. */
  wait(jobName: string, limitMs: number): Promise<void>;
  /** Wakes everybody and listens no more. */
  close(): void;
}

/** Listens on a session of its own. A lost session is logged and opened again; meanwhile the workers poll. */
export function listenForJobs(pool: pg.Pool, log: Log): JobListener {
  const sleepers = new Map<string, Set<() => void>>();
  let closed = false;
  let session: pg.PoolClient | null = null;
  let opening = false;
  const wake = (name: string) => {
    for (const sleeper of sleepers.get(name) ?? []) sleeper();
  };
  const listen = async () => {
    const client = await pool.connect();
    if (closed) return client.release(true);
    session = client;
    // A server may end after `close` has let its session go: a second time the pool would throw.
    const letGo = () => {
      if (session !== client) return;
      session = null;
      client.release(true);
    };
    client.on("notification", (note) => wake(note.payload ?? ""));
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
  const ensure = () => {
    if (closed || session || opening) return;
    opening = true;
    listen()
      .catch((error) => log.warn({ err: error }, "jobs cannot be announced yet"))
      .finally(() => {
        opening = false;
      });
  };
  ensure();
  return {
    wait: (name, limitMs) =>
      new Promise((resolve) => {
        if (closed) return resolve();
        const sleeping = sleepers.get(name) ?? new Set();
        sleepers.set(name, sleeping);
        const rise = () => {
          clearTimeout(timer);
          sleeping.delete(rise);
          ensure();
          resolve();
        };
        const timer = setTimeout(rise, limitMs);
        sleeping.add(rise);
      }),
    close: () => {
      closed = true;
      session?.release(true);
      session = null;
      for (const name of sleepers.keys()) wake(name);
    },
  };
}
