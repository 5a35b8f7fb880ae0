import { type ComponentType, useSyncExternalStore } from "react";

// Toasts weigh as much as a whole page: the place where they appear stays empty until code that shows one is loaded.
let offered: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Fills the place for toasts; called as the code that shows them is loaded, so that the place stands before the first one. */
export function offerToaster(toaster: ComponentType): void {
  offered = toaster;
  for (const tell of listeners) tell();
}

/** What stands in the place for toasts; null until a page that shows some is loaded, and always on the server. */
export const useOfferedToaster = (): ComponentType | null =>
  useSyncExternalStore(
    listen,
    () => offered,
    () => null,
  );

function listen(tell: () => void) {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}
