import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth, BirthProblem } from "@cosmic/chart/birth";
import { type ReadBirth, readBirth } from "@cosmic/chart/birth-codec";
import type { BirthSky } from "@cosmic/chart/birth-sky";
import type { Facts } from "@cosmic/chart/facts";
import { aheadOfNow } from "@cosmic/chart/moment/ahead-of-now";
import { natalChart } from "@cosmic/chart/natal-chart";
import { systemClock } from "@cosmic/platform/system-clock";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

export const sky = skyFromDisk();
export const timeZones = timeZonesFrom(zoneHistory);

/** Length of `YYYY-MM-DD`. */
const dateLength = 10;

type Reading =
  | { readonly ok: true; readonly birth: Birth; readonly facts: Facts; readonly at: BirthSky }
  | { readonly ok: false; readonly problem: BirthProblem };

/** The day of an instant in UTC, `YYYY-MM-DD`. */
export function todayOf(now: Date): string {
  return now.toISOString().slice(0, dateLength);
}

/** Validates a birth as typed; one that lies ahead of now by the clock of its place is refused. */
export function readPastBirth(input: unknown, now: Date): ReadBirth {
  const read = readBirth(input, { today: todayOf(now), zoneAt, knowsZone: timeZones.knows });
  if (!read.ok) return read;
  return aheadOfNow(read.birth, timeZones, now.getTime() / 1000) === null ? read : ahead(read.birth);
}

/** Validates a birth as typed and computes its chart. */
export function factsOf(input: unknown): Reading {
  const read = readPastBirth(input, systemClock.now());
  if (!read.ok) return read;
  const chart = natalChart(read.birth, { sky, timeZones });
  return chart.ok ? { ...chart, birth: read.birth } : chart;
}

/** Refuses a birth in the future, blaming the field that was given: `utc`, or `date` for a local date and time. */
function ahead(birth: Birth): ReadBirth {
  const field = birth.utc === undefined ? "date" : "utc";
  const message = "This moment lies ahead by the clock of the place. Give one from 1 January 1900 to now.";
  return { ok: false, problem: { code: "out-of-range", field, message } };
}
