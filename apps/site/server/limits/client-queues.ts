/** Per-client concurrency limits, so that heavy clients only wait for themselves. */
export interface ClientQueues {
  /** Resolves with a slot, which the caller must release; null at once if this client's queue is full. */
  take(client: string): Promise<Slot> | null;
}

/** Releases the slot; idempotent. */
export type Slot = () => void;

/** Calls `goOn` when a client's next slot may start, given how long the last one was held. */
export type Rest = (heldMs: number, goOn: () => void) => void;

/** Pause after a slot: this many times the time it was held, up to a maximum. */
const restShare = 3;
const longestRestMs = 250;

/** Leaves most of the event loop to others while one client sends nonstop: another visitor's page takes many loop
 * iterations and would wait in each. */
const restAfter: Rest = (heldMs, goOn) => {
  setTimeout(goOn, Math.min(heldMs * restShare, longestRestMs)).unref();
};

interface Limits {
  /** Concurrent slots per client. */
  readonly atOnce: number;
  /** Queue length per client; beyond it, requests are refused. */
  readonly mostWaiting: number;
}

/** Opens queues that run up to `atOnce` jobs per client and hold up to `mostWaiting` more, first come, first served. */
export function openClientQueues({ atOnce, mostWaiting }: Limits, rest: Rest = restAfter): ClientQueues {
  const clients = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  const turnOf = (client: string): Slot => {
    const beganMs = performance.now();
    let isMine = true;
    const pass = () => {
      const work = clients.get(client);
      const next = work?.waiting.shift();
      if (next) return next();
      if (work && --work.running === 0) clients.delete(client);
    };
    return () => {
      if (!isMine) return;
      isMine = false;
      rest(performance.now() - beganMs, pass);
    };
  };
  return {
    take(client) {
      const work = clients.get(client) ?? { running: 0, waiting: [] };
      clients.set(client, work);
      if (work.running < atOnce) {
        work.running += 1;
        return Promise.resolve(turnOf(client));
      }
      if (work.waiting.length >= mostWaiting) return null;
      return new Promise((resolve) => work.waiting.push(() => resolve(turnOf(client))));
    },
  };
}
