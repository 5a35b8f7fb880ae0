const secondMs = 1000;
const minuteSeconds = 60;

/** What clients may ask of one process. */
export interface RequestBudget {
  /** Spends `cost` pages of a client's budget. Returns 0, or the seconds until it may ask again; then nothing is spent. */
  spend(client: string, cost: number, nowMs: number): number;
}

/** Opens budgets of so many pages at once, which fill again at as many a minute. In this process's memory: it stands before
 * everything, where a question to the database would cost as much as what it saves. `mostClients` bounds the memory; past it
 * whoever has asked for nothing the longest begins anew. */
export function openRequestBudget(pagesPerMinute: number, mostClients = 50_000): RequestBudget {
  const msPerPage = (minuteSeconds * secondMs) / pagesPerMinute;
  const wholeBudgetMs = pagesPerMinute * msPerPage;
  /** When each client's budget will be whole again. */
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
