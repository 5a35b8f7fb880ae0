import { useEffect, useState } from "react";
import { type SessionStore, tabStore, useSessionText } from "./session-store.ts";
import { journeyKeys, payingKey } from "./tab-keys.ts";

/** Notes that this tab goes to pay. */
export const markPaying = (store: SessionStore): void => store.write(payingKey, "1");

/** Takes everything out of the tab that was typed on the way to a report: whoever uses this browser next finds nothing of it. */
export function forgetJourney(store: SessionStore): void {
  for (const key of journeyKeys) store.remove(key);
}

/** Empties the tab's memory once the order is paid, and leaves it alone before. */
export function useForgetOnce(paid: boolean): void {
  useEffect(() => {
    if (!paid) return;
    forgetJourney(tabStore);
    tabStore.remove(payingKey);
  }, [paid]);
}

/** Whether the report on this page was bought in this tab a moment ago, and not opened from a mail; then the tab's memory is
 * emptied. For the report's page, which the locale flow leads to without a page between. */
export function useBoughtJustNow(): boolean {
  const paying = Boolean(useSessionText(payingKey));
  const [bought, setBought] = useState(false);
  useEffect(() => {
    if (paying) setBought(true);
  }, [paying]);
  useForgetOnce(paying);
  return bought;
}
