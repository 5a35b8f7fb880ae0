import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PressAnswer, PressOrder } from "./press-messages.ts";

/** A worker thread that answers one order at a time. */
export interface Thread {
  /** Rejects when the thread dies or the limit passes; either way the thread is dead then. */
  ask(order: PressOrder, timeLimitMs: number): Promise<PressAnswer>;
  alive(): boolean;
  end(): Promise<void>;
}

/** Starts a thread from the file at `workerUrl`. */
export function startThread(workerUrl: URL): Thread {
  const worker = startWorker(workerUrl);
  let death: Error | null = null;
  const onDeath = new Set<(cause: Error) => void>();
  const die = (cause: Error): void => {
    death ??= cause;
    for (const tell of onDeath) tell(death);
  };
  worker.on("error", (cause) => die(new Error(`The print thread failed: ${String(cause)}`, { cause })));
  worker.on("exit", (code) => die(new Error(`The print thread ended with code ${code} before it answered.`)));
  // An idle printer must not keep a command line or a test running.
  worker.unref();

  const ask: Thread["ask"] = (order, timeLimitMs) =>
    new Promise((resolve, reject) => {
      if (death) return reject(death);
      worker.ref();
      const settle = (): void => {
        clearTimeout(limit);
        onDeath.delete(failed);
        worker.off("message", answered);
        worker.unref();
      };
      const answered = (answer: PressAnswer): void => {
        settle();
        resolve(answer);
      };
      const failed = (cause: Error): void => {
        settle();
        reject(cause);
      };
      const limit = setTimeout(() => {
        // Typst cannot be interrupted; the thread goes with its work.
        die(new Error(`The report was not printed within ${timeLimitMs} ms.`));
        void worker.terminate();
      }, timeLimitMs);
      onDeath.add(failed);
      worker.on("message", answered);
      worker.postMessage(order);
    });

  return { ask, alive: () => death === null, end: async () => void (await worker.terminate()) };
}

/** From source, the tsx loader goes first; from a bundle the worker is JavaScript and starts as it is. */
function startWorker(workerUrl: URL): Worker {
  if (!workerUrl.pathname.endsWith(".ts")) return new Worker(workerUrl);
  const room = dirname(createRequire(import.meta.url).resolve("@cosmic/print/package.json"));
  return new Worker(join(room, "typescript-thread.mjs"), { workerData: { entry: workerUrl.href } });
}
