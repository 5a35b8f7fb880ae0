import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";

/** What a worker thread posts back to a question; `message` says why there is no answer. */
export type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** A worker thread that answers one question at a time. */
export interface Thread<Question, Answer> {
  /** Rejects when the thread dies or the limit passes; either way the thread is dead then. */
  ask(question: Question, timeLimitMs: number): Promise<Reply<Answer>>;
  alive(): boolean;
  end(): Promise<void>;
}

/** Starts a thread from the file at `workerUrl`; `work` names it in errors. */
export function startThread<Question, Answer>(workerUrl: URL, work: string): Thread<Question, Answer> {
  const worker = startWorker(workerUrl);
  let death: Error | null = null;
  const onDeath = new Set<(cause: Error) => void>();
  const die = (cause: Error): void => {
    death ??= cause;
    for (const tell of onDeath) tell(death);
  };
  worker.on("error", (cause) => die(new Error(`The ${work} thread failed: ${String(cause)}`, { cause })));
  worker.on("exit", (code) => die(new Error(`The ${work} thread ended with code ${code} before it answered.`)));
  // An idle thread must not keep a command line or a test running.
  worker.unref();

  const ask = (question: Question, timeLimitMs: number): Promise<Reply<Answer>> =>
    new Promise((resolve, reject) => {
      if (death) return reject(death);
      worker.ref();
      const settle = (): void => {
        clearTimeout(limit);
        onDeath.delete(failed);
        worker.off("message", answered);
        worker.unref();
      };
      const answered = (reply: Reply<Answer>): void => {
        settle();
        resolve(reply);
      };
      const failed = (cause: Error): void => {
        settle();
        reject(cause);
      };
      const limit = setTimeout(() => {
        // Work that does not yield cannot be interrupted; the thread goes with it.
        die(new Error(`The ${work} thread did not answer within ${timeLimitMs} ms.`));
        void worker.terminate();
      }, timeLimitMs);
      onDeath.add(failed);
      worker.on("message", answered);
      worker.postMessage(question);
    });

  return { ask, alive: () => death === null, end: async () => void (await worker.terminate()) };
}

/** From source, the tsx loader goes first; from a bundle the worker is JavaScript and starts as it is. */
function startWorker(workerUrl: URL): Worker {
  if (!workerUrl.pathname.endsWith(".ts")) return new Worker(workerUrl);
  const platform = dirname(createRequire(import.meta.url).resolve("@cosmic/platform/package.json"));
  return new Worker(join(platform, "threads/typescript-thread.mjs"), { workerData: { entry: workerUrl.href } });
}
