import PgBoss from "pg-boss";
import type { Database, Transaction } from "../database/open.ts";
import type { Log } from "../log/open-log.ts";
import { currentTrace } from "../log/trace.ts";
import type { Job, JobHandler, Payload } from "./job.ts";
import { jobChannel, listenForJobs } from "./job-listener.ts";
import { runWorkers, traceKey, type Workers } from "./workers.ts";

/** Jobs in the same database as what they change. */
export interface Queue {
  /** Enqueues inside the transaction: the job exists when, and only when, the transaction commits. */
  enqueue<P extends Payload>(tx: Transaction, job: Job<P>, payload: P): Promise<void>;
  /** Starts working; once a process. The queues of these jobs must have been named at opening. */
  startWorkers(handlers: readonly JobHandler[]): Workers;
  close(): Promise<void>;
}

/** How often expired jobs are looked for: with a job's expiry, what a killed worker costs. */
const maintenanceSeconds = 5;
/** Each maintenance reads every job that is not archived, so few should remain. The queue refuses a periodic job whose
 * interval is longer than this. */
export const completedSeconds = 600;
/** A job that has used up its tries is looked at by a person. */
const failedSeconds = 43_200;
const archiveDays = 3;
/** Key of the advisory lock under which queues are made. */
const queueLock = 7_261_430_916;

export interface QueueOptions {
  readonly database: Database;
  readonly log: Log;
  /** Names of every job that is enqueued or worked on here. */
  readonly jobs: readonly { readonly name: string }[];
}

/** Opens the queue and makes what is missing of it; any number of processes may do so at once. */
export async function openQueue({ database, log, jobs }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.pool.query(text, values) },
    // Periodic jobs have clocks of their own, see `workers.ts`.
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    archiveCompletedAfterSeconds: completedSeconds,
    archiveFailedAfterSeconds: failedSeconds,
    deleteAfterDays: archiveDays,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue reports an error"));
  await boss.start();
  await makeQueues(boss, database, jobs);
  let workers: Workers | null = null;
  return {
    enqueue: async (tx, job, payload) => {
      await boss.send(
        job.name,
        { ...payload, ...requestOf() },
        {
          db: { executeSql: async (text, values) => tx.client.query(text, values) },
          retryLimit: job.retryLimit,
          retryDelay: job.retryDelaySeconds,
          retryBackoff: true,
          expireInSeconds: job.expireSeconds,
        },
      );
      await tx.client.query("select pg_notify($1, $2)", [jobChannel, job.name]);
    },
    startWorkers: (handlers) => {
      if (workers) throw new Error("the workers of this process are already running");
      workers = runWorkers(handlers, { boss, listener: listenForJobs(database.direct, log), log });
      return workers;
    },
    close: async () => {
      await workers?.stop();
      await boss.stop({ graceful: false });
    },
  };
}

/** Key, used by no payload, of the request that caused the job. */
function requestOf(): { readonly [traceKey]?: string } {
  const { requestId } = currentTrace();
  return requestId === undefined ? {} : { [traceKey]: requestId };
}

async function makeQueues(boss: PgBoss, database: Database, jobs: readonly { readonly name: string }[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  if (jobs.every((job) => known.has(job.name))) return;
  const client = await database.direct.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [queueLock]);
    for (const job of jobs) await boss.createQueue(job.name);
  } finally {
    // Closing the session frees the lock.
    client.release(true);
  }
}
