import { useMemo } from "react";
import { readBirthSession, type SessionReading } from "../birth-session.ts";
import { useSessionText } from "./session-store.ts";
import { birthSessionKey } from "./tab-keys.ts";

/** The birth this tab holds; undefined until the page is awake in the browser. */
export function useBirthReading(): SessionReading | undefined {
  const text = useSessionText(birthSessionKey);
  return useMemo(() => (text === undefined ? undefined : readBirthSession(text)), [text]);
}
