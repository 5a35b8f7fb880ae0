/** Gives the work of each client its turn, so that one who asks for much waits for itself alone. */
export interface ClientQueues {
  /** Resolves with the client's turn, which the caller gives back; null at once when too much of this client waits already. */
  take(client: string): Promise<Slot> | null;
}

/** Gives a turn back; more than once does no harm. */
export type Slot = () => void;

/** Calls `goOn` when the next turn of a client may begin, whose last one was held for so long. */
export type Rest = (heldMs: number, goOn: () => void) => void;

/** Times a turn's own length, and the longest a client rests. */
const restShare = 3;
const longestRestMs = 250;

/** Leaves most of the event loop to others while a client asks without a pause: a page of another visitor takes many turns of
 * the loop, and would wait in each of them. */
const restAfter: Rest = (heldMs, goOn) => {
  setTimeout(goOn, Math.min(heldMs * restShare, longestRestMs)).unref();
};

interface Limits {
  /** Worked on at once, of one client. */
  readonly atOnce: number;
  /** More of it than these are refused. */
  readonly mostWaiting: number;
}

/** Opens turns: of one client so much is worked on at once, and so much more waits in the order it came. */
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
