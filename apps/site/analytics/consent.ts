import { useSyncExternalStore } from "react";
import { type SessionStore, storeIn } from "../features/birth/session/session-store.ts";

/** The visitor's answer: whether analytics events may be counted. */
export type Consent = "yes" | "no";

/** Storage key of the answer; nothing is written until the visitor answers. */
export const consentKey = "countingConsent";
/** Storage key of the orders already counted, kept only after a yes. */
export const countedOrdersKey = "countedOrders";
/** Most order numbers remembered. */
const mostOrders = 20;

const store = storeIn(() => window.localStorage);
const listeners = new Set<() => void>();
/** True while the question is reopened from the footer. */
let reopened = false;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Catch an answer given in another tab.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Reads the answer from a store; null if there is none. */
export function consentIn(kept: SessionStore): Consent | null {
  const answer = kept.read(consentKey);
  return answer === "yes" || answer === "no" ? answer : null;
}

/** Saves the answer. A no also clears the list of counted orders. */
export function keepConsent(kept: SessionStore, consent: Consent): void {
  kept.write(consentKey, consent);
  if (consent === "no") kept.remove(countedOrdersKey);
}

/** Reads the answer saved in this browser. Client only. */
export const readConsent = (): Consent | null => consentIn(store);

/** Saves the visitor's answer, closes a reopened question and notifies subscribers. */
export function answerConsent(consent: Consent): void {
  keepConsent(store, consent);
  reopened = false;
  tell();
}

/** Reopens the question; the old answer holds until there is a new one. */
export function reopenConsent(): void {
  reopened = true;
  tell();
}

/** The current answer, live; undefined until hydration. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

/** Whether the visitor reopened the question. */
export function useReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reopened,
    () => false,
  );
}

/** True the first time this browser counts an order, which it records. Call only after a yes. */
export function firstTimeCounted(orderNumber: string, kept: SessionStore = store): boolean {
  const counted = (kept.read(countedOrdersKey) ?? "").split(" ").filter(Boolean);
  if (counted.includes(orderNumber)) return false;
  kept.write(countedOrdersKey, [...counted, orderNumber].slice(-mostOrders).join(" "));
  return true;
}
