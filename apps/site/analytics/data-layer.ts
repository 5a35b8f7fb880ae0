import type { CountedEvent } from "./events.ts";

declare global {
  interface Window {
    /** Where a tag manager of the operator's would look. */
    dataLayer?: object[];
  }
}

/** Pushes an event to the page's data layer. Only `use-count.ts` calls it: it knows whether the visitor said yes. */
export function pushEvent(event: CountedEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...event });
}
