import type { PreviewOutcome } from "./compute-preview.ts";
import type { PreviewAnswer, PreviewRequest } from "./preview-worker.ts";

interface Waiting {
  readonly done: (outcome: PreviewOutcome) => void;
  readonly failed: (cause: Error) => void;
}

/** Runs the journey's computation in a worker, so that it never blocks typing or touch. */
interface PreviewThread {
  ask(request: PreviewRequest): void;
  readonly waiting: Map<number, Waiting>;
}

let running: PreviewThread | undefined;
let asked = 0;

/** Starts the worker and, given a date, prefetches that decade's ephemeris while the visitor fills in the form. */
export function prepareThread(date: string | null): void {
  const { ask } = thread();
  if (date !== null) ask({ kind: "prepare", date });
}

/** Computes a preview in the worker. Rejects if the worker fails to load or crashes; the next call starts another. */
export function computeInThread(asking: Omit<Extract<PreviewRequest, { kind: "compute" }>, "kind" | "id">) {
  const { ask, waiting } = thread();
  asked += 1;
  const id = asked;
  return new Promise<PreviewOutcome>((done, failed) => {
    waiting.set(id, { done, failed });
    ask({ kind: "compute", id, ...asking });
  });
}

function thread(): PreviewThread {
  running ??= start();
  return running;
}

function start(): PreviewThread {
  const worker = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  const settle = (id: number, how: (one: Waiting) => void) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one) how(one);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) =>
    settle(data.id, (one) =>
      "outcome" in data ? one.done(data.outcome) : one.failed(new Error(`no chart: ${data.failure}`)),
    ),
  );
  // The worker failed to load or crashed: reject everything pending.
  worker.addEventListener("error", ({ message }) => {
    running = undefined;
    worker.terminate();
    for (const id of [...waiting.keys()])
      settle(id, (one) => one.failed(new Error(`the thread of the chart stopped: ${message}`)));
  });
  return { ask: (request) => worker.postMessage(request), waiting };
}
