import { useEffect, useState } from "react";
import { type SessionStore, tabStore, useSessionText } from "./session-store.ts";
import { journeyKeys, payingKey } from "./tab-keys.ts";

/** Marks this tab as having gone to pay. */
export const markPaying = (store: SessionStore): void => store.write(payingKey, "1");

/** Deletes everything typed on the way to a report from this tab, so that the next user of this browser finds none of
 * it. */
export function forgetJourney(store: SessionStore): void {
  for (const key of journeyKeys) store.remove(key);
}

/** Clears the tab's storage once the order is paid; does nothing before that. */
export function useForgetOnce(paid: boolean): void {
  useEffect(() => {
    if (!paid) return;
    forgetJourney(tabStore);
    tabStore.remove(payingKey);
  }, [paid]);
}

/** Whether the report on this page was just bought in this tab rather than opened from an email; if so, clears the
 * tab's storage. For the report page, which the locale flow leads to directly. */
export function useBoughtJustNow(): boolean {
  const paying = Boolean(useSessionText(payingKey));
  const [bought, setBought] = useState(false);
  useEffect(() => {
    if (paying) setBought(true);
  }, [paying]);
  useForgetOnce(paying);
  return bought;
}
