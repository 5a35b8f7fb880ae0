import type { TimeZones } from "@cosmic/atlas/time-zones";
import { useEffect, useState } from "react";
import { clocksOf, heldClocks } from "./zone-clocks.ts";

/** The clocks of a zone on their way to the form. */
export type ZoneClocks =
  | { readonly state: "none" }
  | { readonly state: "asking" }
  | { readonly state: "here"; readonly timeZones: TimeZones }
  | { readonly state: "unreachable" };

const none: ZoneClocks = { state: "none" };

/** The clocks of a zone, fetched when the zone is chosen; null or empty stands for no zone yet. */
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
    // A line that comes back is tried at once.
    window.addEventListener("online", ask);
    return () => {
      gone = true;
      window.removeEventListener("online", ask);
    };
  }, [zone]);
  if (!zone) return none;
  return answer?.of === zone ? answer.clocks : { state: "asking" };
}

/** The clocks themselves; null until they are here. */
export const clocksIn = (zoneClocks: ZoneClocks): TimeZones | null =>
  zoneClocks.state === "here" ? zoneClocks.timeZones : null;
