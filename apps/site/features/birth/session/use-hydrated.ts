import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during SSR, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
