const secondMs = 1000;
const minuteSeconds = 60;

/** Per-client rate limit of one process. */
export interface RequestBudget {
  /** Spends `cost` pages of a client's budget and returns 0; if short, spends nothing and returns the wait in
   * seconds. */
  spend(client: string, cost: number, nowMs: number): number;
}

/** Opens token buckets that hold `pagesPerMinute` pages and refill at that rate. Kept in process memory: this runs
 * before everything else, and a database query would cost as much as it saves. `mostClients` bounds the memory; beyond
 * it, the client idle longest is forgotten. */
export function openRequestBudget(pagesPerMinute: number, mostClients = 50_000): RequestBudget {
  const msPerPage = (minuteSeconds * secondMs) / pagesPerMinute;
  const wholeBudgetMs = pagesPerMinute * msPerPage;
  /** When each client's budget will be full again. */
  const wholeAtMs = new Map<string, number>();
  return {
    spend(client, cost, nowMs) {
      const wholeAt = Math.max(nowMs, wholeAtMs.get(client) ?? 0) + cost * msPerPage;
      const overMs = wholeAt - nowMs - wholeBudgetMs;
      if (overMs > 0) return Math.ceil(overMs / secondMs);
      wholeAtMs.delete(client);
      wholeAtMs.set(client, wholeAt);
      for (const oldest of wholeAtMs.keys()) {
        if (wholeAtMs.size <= mostClients) break;
        wholeAtMs.delete(oldest);
      }
      return 0;
    },
  };
}
