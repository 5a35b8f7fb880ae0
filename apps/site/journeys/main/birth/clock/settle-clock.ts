import type { BirthSession } from "../../birth-session.ts";
import { clocksOf, zoneOf } from "../../zone/zone-clocks.ts";
import { type FoldAnswer, settleFold } from "./fold-question.ts";

export type SettledClock =
  | { readonly ok: true; readonly birth: BirthSession }
  | { readonly ok: false; readonly field: "fold"; readonly reason: "reading-required" }
  | { readonly ok: false; readonly field: "offsetText"; readonly reason: "clock-unreachable" };

const unreachable: SettledClock = { ok: false, field: "offsetText", reason: "clock-unreachable" };

/** Settles the clock of a whole form before its chart: asks once more for a zone or its history that is not here yet. */
export async function settleClock(birth: BirthSession, answer: FoldAnswer): Promise<SettledClock> {
  if (birth.offsetSeconds !== undefined) return { ok: true, birth };
  const timezone = birth.timezone === "" ? await zoneOf(birth) : birth.timezone;
  const clocks = timezone === null ? null : await clocksOf(timezone);
  if (timezone === null || clocks === null) return unreachable;
  const settled = settleFold({ ...birth, timezone }, clocks, answer);
  return settled.ok ? settled : { ...settled, field: "fold" };
}
