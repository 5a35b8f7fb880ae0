import { type ComponentType, useSyncExternalStore } from "react";

// Toasts are as heavy as a whole page: their slot stays empty until code that shows one is loaded.
let offered: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Fills the toast slot; called when code that shows toasts loads, so the live region exists before the first one. */
export function offerToaster(toaster: ComponentType): void {
  offered = toaster;
  for (const tell of listeners) tell();
}

/** The component in the toast slot; null until a page that shows toasts loads, and always null on the server. */
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
