/** Gives the work of each client its turn, so that one who asks for much waits for itself alone. */
export interface ClientTurns {
  /** Resolves with the client's turn, which the caller gives back; null at once when too much of this client waits already. */
  take(client: string): Promise<Turn> | null;
}

/** Gives a turn back; more than once does no harm. */
export type Turn = () => void;

/** Opens turns: of one client so much is worked on at once, and so much more waits in the order it came. */
export function openClientTurns(atOnce: number, mostWaiting: number): ClientTurns {
  const clients = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  const turnOf = (client: string): Turn => {
    let isMine = true;
    return () => {
      if (!isMine) return;
      isMine = false;
      const work = clients.get(client);
      const next = work?.waiting.shift();
      if (next) return next();
      if (work && --work.running === 0) clients.delete(client);
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
