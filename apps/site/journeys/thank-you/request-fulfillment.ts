import { paths } from "../../paths.ts";

/** An order as this tab remembers it. */
export interface RememberedOrder {
  readonly email: string;
  readonly birthData: unknown;
}

/** Before the second and the third try, milliseconds. */
const pausesMs = [1_000, 4_000];

interface Attempts {
  /** Ends the waiting and the request under way. */
  readonly signal: AbortSignal;
  /** Waits so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Asks the server to look at the orders of an address again (§7), up to three times. What is unlocked is the server's
 * affair: the answer only says that it will look. `failed` when no try was taken. */
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
      // Out of reach, or the page was left: both are met by the next round. Anything else is a fault of ours.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    }
  }
  return "failed";
}
