import { civilSeconds } from "./civil-time.ts";
import type { ClockChoice, ClockReading, Clocks } from "./clock.ts";
import { unpackZone, type ZoneHistory, type ZoneTable, type ZoneTime } from "./zone-table.ts";

/** No clock has ever stood further than this from UTC or jumped by more (Samoa left out a whole day): 26 hours. */
const widestOffsetSeconds = 93600;
/** The sun crosses a degree of longitude in four minutes. */
const meanTimeSecondsPerDegree = 240;

/**
 * The clocks of a zone table. Reads need no other time zone database; a zone is unpacked once and kept. Where a zone kept
 * local mean time the offset is that of the birth longitude, 240 s a degree to the nearest second.
 */
export function clocksFrom(table: ZoneTable): Clocks {
  const unpacked = new Map<string, ZoneHistory>();
  const zone = (name: string, longitudeDeg: number | null): ZoneHistory => {
    const known = unpacked.get(name) ?? unpackZone(table, name);
    if (known === null) throw new RangeError(`unknown time zone ${name}`);
    unpacked.set(name, known);
    return longitudeDeg === null ? known : withMeanTimeOf(known, longitudeDeg);
  };
  const source = `tzdb ${table.version}`;
  return {
    source,
    knows: (name) => unpacked.has(name) || unpackZone(table, name) !== null,
    read: (name, civil, longitudeDeg) => ({ ...readClock(zone(name, longitudeDeg), civilSeconds(civil)), source }),
    at: (name, unixSeconds, longitudeDeg) => ({ ...timeAt(zone(name, longitudeDeg), unixSeconds), unixSeconds }),
  };
}

/** The same history for a birthplace: the zone's own city is not where local mean time was kept. */
function withMeanTimeOf(zone: ZoneHistory, longitudeDeg: number): ZoneHistory {
  // Adding 0 turns the −0 of a hair west of Greenwich into 0.
  const offsetSeconds = Math.round(longitudeDeg * meanTimeSecondsPerDegree) + 0;
  const here = (time: ZoneTime): ZoneTime => (time.abbreviation === "LMT" ? { ...time, offsetSeconds } : time);
  // Only the first of a zone's years knew local mean time, so the scan stops at once for most births.
  const last = zone.changes.findLastIndex((change) => change.time.abbreviation === "LMT");
  const changes =
    last < 0
      ? zone.changes
      : zone.changes.map((change, i) => (i <= last ? { ...change, time: here(change.time) } : change));
  return { first: here(zone.first), changes };
}

function readClock(zone: ZoneHistory, clockSeconds: number): Pick<ClockReading, "kind" | "choices"> {
  const near = changesNear(zone, clockSeconds);
  const offsets = [timeAt(zone, clockSeconds - widestOffsetSeconds), ...near.map((change) => change.time)];
  const showing = new Map<number, ClockChoice>();
  for (const time of offsets) {
    const choice = choiceAt(clockSeconds, time);
    const shown = timeAt(zone, choice.unixSeconds);
    if (shown.offsetSeconds === time.offsetSeconds) showing.set(choice.unixSeconds, choiceAt(clockSeconds, shown));
  }
  const choices = [...showing.values()].sort((a, b) => a.unixSeconds - b.unixSeconds);
  if (choices.length > 0) return { kind: choices.length > 1 ? "twice" : "once", choices };
  for (const [i, change] of near.entries()) {
    const before = offsets[i];
    if (before === undefined) continue;
    const jumped =
      clockSeconds >= change.unixSeconds + before.offsetSeconds &&
      clockSeconds < change.unixSeconds + change.time.offsetSeconds;
    if (jumped)
      return { kind: "never", choices: [choiceAt(clockSeconds, before), choiceAt(clockSeconds, change.time)] };
  }
  throw new Error("zone table: a clock reading lies neither in a period nor in a jump");
}

function changesNear(zone: ZoneHistory, clockSeconds: number): ZoneHistory["changes"] {
  const from = changesUpTo(zone, clockSeconds - widestOffsetSeconds);
  return zone.changes.slice(from, changesUpTo(zone, clockSeconds + widestOffsetSeconds));
}

function timeAt(zone: ZoneHistory, unixSeconds: number): ZoneTime {
  return zone.changes[changesUpTo(zone, unixSeconds) - 1]?.time ?? zone.first;
}

/** How many changes have happened by an instant (binary search). */
function changesUpTo(zone: ZoneHistory, unixSeconds: number): number {
  let low = 0;
  let high = zone.changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zone.changes[middle]?.unixSeconds ?? Number.POSITIVE_INFINITY) <= unixSeconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

function choiceAt(clockSeconds: number, time: ZoneTime): ClockChoice {
  const { offsetSeconds, daylightSaving, abbreviation } = time;
  return { offsetSeconds, unixSeconds: clockSeconds - offsetSeconds, daylightSaving, abbreviation };
}
