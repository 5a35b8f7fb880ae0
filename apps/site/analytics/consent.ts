import { useSyncExternalStore } from "react";
import { type SessionStore, storeIn } from "../journeys/main/session/session-store.ts";

/** The visitor's answer: whether steps may be counted. */
export type Consent = "yes" | "no";

/** Key of the answer in this browser; nothing is written before there is one. */
export const consentKey = "countingConsent";
/** Key of the orders that were counted, kept only after a yes. */
export const countedOrdersKey = "countedOrders";
/** So many orders are remembered. */
const mostOrders = 20;

const store = storeIn(() => window.localStorage);
const listeners = new Set<() => void>();
/** The question was asked for again, from the footer. */
let reopened = false;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // An answer given in another tab.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The answer a store keeps; null before there is one. */
export function consentIn(kept: SessionStore): Consent | null {
  const answer = kept.read(consentKey);
  return answer === "yes" || answer === "no" ? answer : null;
}

/** Keeps the answer. A no forgets which orders were counted. */
export function keepConsent(kept: SessionStore, consent: Consent): void {
  kept.write(consentKey, consent);
  if (consent === "no") kept.remove(countedOrdersKey);
}

/** The answer this browser keeps. The browser only. */
export const readConsent = (): Consent | null => consentIn(store);

/** Takes the visitor's answer. */
export function answerConsent(consent: Consent): void {
  keepConsent(store, consent);
  reopened = false;
  tell();
}

/** Asks again; the old answer stands until there is a new one. */
export function reopenConsent(): void {
  reopened = true;
  tell();
}

/** The answer, kept fresh; undefined until the page is awake in the browser. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

/** Whether the visitor asked to be asked again. */
export function useReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reopened,
    () => false,
  );
}

/** True the first time this browser counts an order; needs a yes. */
export function firstTimeCounted(orderNumber: string, kept: SessionStore = store): boolean {
  const counted = (kept.read(countedOrdersKey) ?? "").split(" ").filter(Boolean);
  if (counted.includes(orderNumber)) return false;
  kept.write(countedOrdersKey, [...counted, orderNumber].slice(-mostOrders).join(" "));
  return true;
}
