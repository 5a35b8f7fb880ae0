import { useMemo } from "react";
import { readBirthSession, type SessionReading } from "./birth-session.ts";
import { useSessionText } from "./session-store.ts";
import { birthSessionKey } from "./tab-keys.ts";

/** The birth stored in this tab; undefined until hydrated. */
export function useBirthReading(): SessionReading | undefined {
  const text = useSessionText(birthSessionKey);
  return useMemo(() => (text === undefined ? undefined : readBirthSession(text)), [text]);
}
