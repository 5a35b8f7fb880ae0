import type { TimeZones } from "@cosmic/atlas/time-zones";
import { aheadOfNow } from "@cosmic/chart/moment/ahead-of-now";
import { chartBirthOf } from "../../chart-engine/chart-birth-of.ts";
import type { BirthData } from "../draft/birth-data.ts";
import { timeZonesForBirth, zoneOf } from "../time-zones/time-zone-cache.ts";
import { type FoldAnswer, settleFold } from "./fold-question.ts";

export type SettledClock =
  | { readonly ok: true; readonly birth: BirthData }
  | { readonly ok: false; readonly field: "fold"; readonly reason: "reading-required" }
  | { readonly ok: false; readonly field: "hour"; readonly reason: "time-ahead" }
  | { readonly ok: false; readonly field: "year"; readonly reason: "date-ahead" }
  | { readonly ok: false; readonly field: "offsetText"; readonly reason: "clock-unreachable" };

const unreachable: SettledClock = { ok: false, field: "offsetText", reason: "clock-unreachable" };

/** Settles a complete form's local time before its chart is computed, retrying the lookup of a zone or history that is
 * still missing. Rejects births later than `nowMs`, milliseconds since 1970. */
export async function settleClock(birth: BirthData, answer: FoldAnswer, nowMs: number): Promise<SettledClock> {
  const byHand = birth.offsetSeconds !== undefined;
  const timezone = byHand || birth.timezone !== "" ? birth.timezone : await zoneOf(birth);
  if (timezone === null) return unreachable;
  const zoned = { ...birth, timezone };
  const timeZones = await timeZonesForBirth(zoned);
  return timeZones === null ? unreachable : settleBy(zoned, timeZones, answer, nowMs);
}

/** The same once the zone's history is available. */
export function settleBy(birth: BirthData, timeZones: TimeZones, answer: FoldAnswer, nowMs: number): SettledClock {
  const settled = settleFold(birth, timeZones, answer);
  // Ask which of two readings it was before checking for the future: the other reading may be in the past.
  if (!settled.ok) return { ...settled, field: "fold" };
  const ahead = aheadOfNow(chartBirthOf(settled.birth), timeZones, nowMs / 1000);
  if (ahead === "time") return { ok: false, field: "hour", reason: "time-ahead" };
  if (ahead === "date") return { ok: false, field: "year", reason: "date-ahead" };
  return settled;
}
