import type { TimeZones } from "@cosmic/atlas/time-zones";
import { useEffect, useState } from "react";
import { cachedTimeZones, loadTimeZones } from "./time-zone-cache.ts";

/** The loading state of a zone's history. */
export type TimeZonesState =
  | { readonly state: "none" }
  | { readonly state: "asking" }
  | { readonly state: "here"; readonly timeZones: TimeZones }
  | { readonly state: "unreachable" };

const none: TimeZonesState = { state: "none" };

/** Loads a zone's history when the zone is chosen; null or empty means no zone yet. */
export function useTimeZones(zone: string | null): TimeZonesState {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly clocks: TimeZonesState } | null>(null);
  useEffect(() => {
    if (!zone) return;
    let gone = false;
    const tell = (clocks: TimeZonesState) => {
      if (!gone) setAnswer({ of: zone, clocks });
    };
    const ask = async () => {
      const timeZones = cachedTimeZones(zone) ?? (await loadTimeZones(zone));
      tell(timeZones ? { state: "here", timeZones } : { state: "unreachable" });
    };
    void ask();
    // Retry as soon as the connection is back.
    window.addEventListener("online", ask);
    return () => {
      gone = true;
      window.removeEventListener("online", ask);
    };
  }, [zone]);
  if (!zone) return none;
  return answer?.of === zone ? answer.clocks : { state: "asking" };
}

/** The loaded time zones; null until then. */
export const timeZonesIn = (zoneClocks: TimeZonesState): TimeZones | null =>
  zoneClocks.state === "here" ? zoneClocks.timeZones : null;
