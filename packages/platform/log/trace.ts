import { AsyncLocalStorage } from "node:async_hooks";

/** Ids that every log line of one piece of work carries. */
export interface Trace {
  /** Id of the visitor's request that started the work, in whichever process it continues. */
  readonly requestId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly jobId?: string | undefined;
}

const traces = new AsyncLocalStorage<Trace>();

/** Runs `work`, and everything it awaits, under a trace: `openLog` adds its ids to each line, `enqueue` passes on its
 * request id. */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return traces.run(trace, work);
}

/** The current trace; empty outside any. */
export function currentTrace(): Trace {
  return traces.getStore() ?? {};
}
