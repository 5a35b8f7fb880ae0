import { useEffect, useMemo } from "react";
import { logInBrowser } from "../../../components/browser-log.ts";
import { type FunnelSession, readFunnelSession } from "./funnel-session.ts";
import { useSessionText } from "./session-store.ts";
import { funnelKey } from "./tab-keys.ts";

/** The funnel's session in this tab; undefined until hydrated. Invalid data is logged. */
export function useFunnelSession(): FunnelSession | undefined {
  const text = useSessionText(funnelKey);
  const reading = useMemo(() => (text === undefined ? undefined : readFunnelSession(text)), [text]);
  const broken = reading?.broken === true;
  useEffect(() => {
    if (broken) logInBrowser("Error loading session data");
  }, [broken]);
  return reading?.session;
}
