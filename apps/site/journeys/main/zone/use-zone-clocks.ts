import type { TimeZones } from "@cosmic/atlas/time-zones";
import { useEffect, useState } from "react";
import { clocksOf, heldClocks } from "./zone-clocks.ts";

/** The loading state of a zone's history. */
export type ZoneClocks =
  | { readonly state: "none" }
  | { readonly state: "asking" }
  | { readonly state: "here"; readonly timeZones: TimeZones }
  | { readonly state: "unreachable" };

const none: ZoneClocks = { state: "none" };

/** Loads a zone's history when the zone is chosen; null or empty means no zone yet. */
export function useZoneClocks(zone: string | null): ZoneClocks {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly clocks: ZoneClocks } | null>(null);
  useEffect(() => {
    if (!zone) return;
    let gone = false;
    const tell = (clocks: ZoneClocks) => {
      if (!gone) setAnswer({ of: zone, clocks });
    };
    const ask = async () => {
      const timeZones = heldClocks(zone) ?? (await clocksOf(zone));
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
export const clocksIn = (zoneClocks: ZoneClocks): TimeZones | null =>
  zoneClocks.state === "here" ? zoneClocks.timeZones : null;
