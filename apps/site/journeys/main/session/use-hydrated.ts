import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the page as it was sent, true once the script runs it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
