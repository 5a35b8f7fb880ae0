import { useMemo } from "react";
import { birthSessionKey, readBirthSession, type SessionReading } from "../birth-session.ts";
import { useSessionText } from "./session-store.ts";

/** The birth this tab holds; undefined until the page is awake in the browser. */
export function useBirthReading(): SessionReading | undefined {
  const text = useSessionText(birthSessionKey);
  return useMemo(() => (text === undefined ? undefined : readBirthSession(text)), [text]);
}
