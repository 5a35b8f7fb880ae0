import type { CountedEvent } from "./events.ts";

declare global {
  interface Window {
    /** Where the operator's tag manager, if any, picks up events. */
    dataLayer?: object[];
  }
}

/** Pushes an event to the page's data layer. Call only from `use-count.ts`, which checks consent. */
export function pushEvent(event: CountedEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...event });
}
