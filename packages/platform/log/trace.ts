import { AsyncLocalStorage } from "node:async_hooks";

/** What every log line of one piece of work carries; ids only. */
export interface Trace {
  /** Number of the visitor's request that began it, in whatever process it goes on. */
  readonly requestId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly jobId?: string | undefined;
}

const traces = new AsyncLocalStorage<Trace>();

/** Runs `work`, and all it waits for, under a trace: `openLog` writes its ids on each line, `enqueue` hands its request on. */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return traces.run(trace, work);
}

/** The trace this code runs under; empty outside any. */
export function currentTrace(): Trace {
  return traces.getStore() ?? {};
}
