import type PgBoss from "pg-boss";
import type { Log } from "../log/open-log.ts";
import { plainError } from "../log/redact.ts";
import { inTrace, type Trace } from "../log/trace.ts";
import type { JobHandler } from "./job.ts";
import type { JobListener } from "./job-listener.ts";

/** Running workers; `stop` lets running jobs finish. */
export interface Workers {
  stop(): Promise<void>;
}

/** How often a worker polls for due jobs (retries, missed announcements). */
const lookAgainMs = 1000;

export interface WorkerTools {
  readonly boss: PgBoss;
  readonly listener: JobListener;
  readonly log: Log;
}

/** Starts the loops of every handler and the clocks of the periodic ones. pg-boss' own loop is not used: it completes a
 * job without waiting for the answer, so a lost database would end the process. */
export function runWorkers(handlers: readonly JobHandler[], tools: WorkerTools): Workers {
  const control = { stopping: false };
  const loops = handlers.flatMap((handler) =>
    Array.from({ length: handler.job.atATime }, () => workLoop(handler, tools, control)),
  );
  const clocks = handlers.flatMap((handler) => startClock(handler, tools));
  return {
    stop: async () => {
      control.stopping = true;
      for (const clock of clocks) clearInterval(clock);
      tools.listener.close();
      await Promise.all(loops);
    },
  };
}

async function workLoop(handler: JobHandler, tools: WorkerTools, control: { readonly stopping: boolean }) {
  const name = handler.job.name;
  while (!control.stopping) {
    try {
      // `fetch` answers nothing when the database is away.
      const [job] = await tools.boss.fetch<object>(name);
      if (job) await inTrace(traceOf(job), () => workOnce(handler, job, tools));
      else await tools.listener.wait(name, lookAgainMs);
    } catch (error) {
      tools.log.error({ job: name, err: error }, "a job's result could not be recorded; it will run again");
      await tools.listener.wait(name, lookAgainMs);
    }
  }
}

/** Where a stored job keeps the number of the request that caused it. */
export const traceKey = "trace";

/** Lines of a job name its order, and the request that caused it in another process. */
function traceOf({ id, data }: PgBoss.Job<object>): Trace {
  const textOf = (key: string) => {
    const value: unknown = Object.entries(data ?? {}).find(([name]) => name === key)?.[1];
    return typeof value === "string" ? value : undefined;
  };
  return { jobId: id, orderId: textOf("orderId"), requestId: textOf(traceKey) };
}

async function workOnce(handler: JobHandler, job: PgBoss.Job<object>, tools: WorkerTools): Promise<void> {
  const began = performance.now();
  const line = { job: handler.job.name };
  try {
    await withinLimit(handler.run(job.data), handler.job.expireSeconds);
  } catch (error) {
    tools.log.warn({ ...line, err: error }, "a job failed; it will be tried again while tries are left");
    const { type, code, message } = plainError(error);
    await tools.boss.fail(handler.job.name, job.id, { type, code, message });
    return;
  }
  await tools.boss.complete(handler.job.name, job.id);
  tools.log.info({ ...line, milliseconds: Math.round(performance.now() - began) }, "job done");
}

async function withinLimit(work: Promise<void>, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function startClock({ job }: JobHandler, { boss, log }: WorkerTools): NodeJS.Timeout[] {
  const { everySeconds } = job;
  if (everySeconds === undefined) return [];
  const send = () => {
    // The slot makes it once over all processes.
    const slot = { singletonKey: job.name, singletonSeconds: everySeconds };
    boss
      .send(job.name, {}, { ...slot, expireInSeconds: job.expireSeconds, retryLimit: 0 })
      .catch((error: unknown) => log.warn({ job: job.name, err: error }, "a periodic job could not be enqueued"));
  };
  send();
  return [setInterval(send, everySeconds * 1000)];
}
