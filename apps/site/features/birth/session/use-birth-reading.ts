import { useMemo } from "react";
import { type BirthDataReading, readBirthData } from "../draft/birth-data.ts";
import { useSessionText } from "./session-store.ts";
import { birthDataKey } from "./tab-keys.ts";

/** The birth stored in this tab; undefined until hydrated. */
export function useBirthReading(): BirthDataReading | undefined {
  const text = useSessionText(birthDataKey);
  return useMemo(() => (text === undefined ? undefined : readBirthData(text)), [text]);
}
