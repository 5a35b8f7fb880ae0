import { useEffect, useState } from "react";
import { logInBrowser } from "../../components/browser-log.ts";
import type { ThankYouView } from "../../features/after-payment/thank-you/thank-you-view.server.ts";
import { tabStore } from "../../features/birth/session/session-store.ts";
import { nobody, type RememberedBuyer, rememberedBuyer } from "./remembered-buyer.ts";
import { requestFulfillment } from "./request-fulfillment.ts";

/** The status of asking the server to check the order again; null when not asked. */
export type Fulfillment = "asking" | "asked" | "failed" | null;

/** The buyer this tab remembers. Read once on mount, because the tab's storage is cleared after payment. */
export function useRememberedBuyer(): RememberedBuyer {
  const [buyer, setBuyer] = useState<RememberedBuyer | null>(null);
  useEffect(() => setBuyer((known) => known ?? rememberedBuyer(tabStore)), []);
  return buyer ?? nobody;
}

/** Once the payment seems to have succeeded, asks the server to check the remembered order again. */
export function useFulfillment(payment: ThankYouView["payment"], { order }: RememberedBuyer): Fulfillment {
  const [state, setState] = useState<Fulfillment>(null);
  const paid = payment !== "unknown";
  useEffect(() => {
    if (!paid || order === null) return;
    const leaving = new AbortController();
    setState("asking");
    const ask = async () => {
      const result = await requestFulfillment(order, {
        signal: leaving.signal,
        wait: (ms) => pause(ms, leaving.signal),
      });
      if (leaving.signal.aborted) return;
      if (result === "failed") logInBrowser("The server could not be asked to look at the order again");
      setState(result);
    };
    void ask();
    return () => leaving.abort();
  }, [paid, order]);
  return state;
}

/** Waits this many milliseconds, or until the page is left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
