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
  const zone = (name: string): ZoneHistory => {
    const known = unpacked.get(name) ?? unpackZone(table, name);
    if (known === null) throw new RangeError(`unknown time zone ${name}`);
    unpacked.set(name, known);
    return known;
  };
  const source = `tzdb ${table.version}`;
  return {
    source,
    knows: (name) => unpackZone(table, name) !== null,
    read: (name, civil, longitudeDeg) => {
      const { kind, choices } = readClock(zone(name), civilSeconds(civil));
      const [first] = choices;
      if (kind === "once" && first !== undefined && isLocalMeanTime(first)) {
        const time = { ...first, offsetSeconds: meanTimeOffset(longitudeDeg) };
        return { kind, choices: [choiceAt(civilSeconds(civil), time)], source };
      }
      return { kind, choices, source };
    },
    at: (name, unixSeconds, longitudeDeg) => {
      const time = timeAt(zone(name), unixSeconds);
      const offsetSeconds = isLocalMeanTime(time) ? meanTimeOffset(longitudeDeg) : time.offsetSeconds;
      return { ...time, offsetSeconds, unixSeconds };
    },
  };
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
    if (jumped) return { kind: "never", choices: [choiceAt(clockSeconds, before), choiceAt(clockSeconds, change.time)] };
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

function isLocalMeanTime(time: ZoneTime): boolean {
  return time.abbreviation === "LMT";
}

function meanTimeOffset(longitudeDeg: number): number {
  return Math.round(longitudeDeg * meanTimeSecondsPerDegree);
}
