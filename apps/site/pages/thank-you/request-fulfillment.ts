import { paths } from "@cosmic/addresses/paths";

/** An order as this tab remembers it. */
export interface RememberedOrder {
  readonly email: string;
  readonly birthData: unknown;
}

/** Delays before the second and third attempts, milliseconds. */
const pausesMs = [1_000, 4_000];

interface Attempts {
  /** Aborts the delays and the pending request. */
  readonly signal: AbortSignal;
  /** Waits this many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Asks the server to check the orders of an address again, up to three times. The server alone decides what that
 * unlocks; the answer only acknowledges the request. `failed` when no attempt was accepted. */
export async function requestFulfillment(
  order: RememberedOrder,
  { signal, wait }: Attempts,
): Promise<"asked" | "failed"> {
  const body = JSON.stringify(order);
  const headers = { "content-type": "application/json" };
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await wait(pauseMs);
    if (signal.aborted) return "failed";
    try {
      const answer = await fetch(paths.apiFulfill(), { method: "POST", headers, body, signal });
      if (answer.ok) return "asked";
    } catch (error) {
      // Network error or aborted: the next iteration handles both. Rethrow anything else, which is a bug.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    }
  }
  return "failed";
}
