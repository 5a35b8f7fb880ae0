import { civilSeconds } from "./civil-time.ts";
import type { LocalTimeChoice, LocalTimeReading, TimeZones } from "./time-zones.ts";
import { zoneExcerpt } from "./zone-excerpt.ts";
import { unpackZone, type ZoneHistory, type ZoneTable, type ZoneTime } from "./zone-table.ts";

/** No clock has ever stood further than this from UTC or jumped by more (Samoa left out a whole day): 26 hours. */
const widestOffsetSeconds = 93600;
/** The sun crosses a degree of longitude in four minutes. */
const meanTimeSecondsPerDegree = 240;
/** What the time zone database calls local mean time. */
const localMeanTime = "LMT";

/**
 * The clocks of a zone table, of the world or of one zone. Reads need no other time zone database; a zone is unpacked once
 * and kept. Where a zone kept local mean time the offset is that of the birth longitude, 240 s a degree to the nearest
 * second; the instant at which it was given up stays that of the table.
 */
export function timeZonesFrom(table: ZoneTable): TimeZones {
  const unpacked = new Map<string, ZoneHistory>();
  const zone = (name: string): ZoneHistory => {
    const kept = unpacked.get(name);
    if (kept !== undefined) return kept;
    const known = unpackZone(table, name);
    if (known === null) throw new RangeError(`unknown time zone ${name}`);
    unpacked.set(name, known);
    return known;
  };
  const source = `tzdb ${table.version}`;
  return {
    source,
    knows: (name) => unpacked.has(name) || unpackZone(table, name) !== null,
    read: (name, civil, longitudeDeg) => {
      const { kind, choices } = readClock({ zone: zone(name), longitudeDeg }, civilSeconds(civil));
      return { kind, choices, source };
    },
    at: (name, unixSeconds, longitudeDeg) => {
      const { offsetSeconds, daylightSaving, abbreviation } = timeAt({ zone: zone(name), longitudeDeg }, unixSeconds);
      return { offsetSeconds, unixSeconds, daylightSaving, abbreviation };
    },
    between: (name, span) => {
      const excerpt = zoneExcerpt(table, name, span);
      if (excerpt === null) throw new RangeError(`unknown time zone ${name}`);
      return excerpt;
    },
  };
}

/** A zone as a birthplace kept it; null stands for the zone's own city. */
interface PlaceClock {
  readonly zone: ZoneHistory;
  readonly longitudeDeg: number | null;
}

function readClock(place: PlaceClock, clockSeconds: number): Pick<LocalTimeReading, "kind" | "choices"> {
  const from = changesUpTo(place.zone, clockSeconds - widestOffsetSeconds);
  // No change near: most readings, and they need but one search.
  if (startOf(place, from + 1) > clockSeconds + widestOffsetSeconds) {
    return { kind: "once", choices: [choiceAt(clockSeconds, timeOf(place, from))] };
  }
  const to = changesUpTo(place.zone, clockSeconds + widestOffsetSeconds);
  const choices: LocalTimeChoice[] = [];
  for (let i = from; i <= to; i += 1) {
    const choice = choiceAt(clockSeconds, timeOf(place, i));
    const shows = choice.unixSeconds >= startOf(place, i) && choice.unixSeconds < startOf(place, i + 1);
    if (shows) choices.push(choice);
  }
  const [first, second] = choices;
  if (first === undefined) return { kind: "never", choices: aroundTheJump(place, { from, to, clockSeconds }) };
  // Two periods of one offset meet without a seam, so two choices are two instants.
  return second === undefined ? { kind: "once", choices } : { kind: "twice", choices: [first, second] };
}

/** The offsets before and after the change that left a reading out. */
function aroundTheJump(
  place: PlaceClock,
  near: { readonly from: number; readonly to: number; readonly clockSeconds: number },
): readonly LocalTimeChoice[] {
  for (let i = near.from; i < near.to; i += 1) {
    const before = choiceAt(near.clockSeconds, timeOf(place, i));
    const after = choiceAt(near.clockSeconds, timeOf(place, i + 1));
    const change = startOf(place, i + 1);
    if (before.unixSeconds >= change && after.unixSeconds < change) return [before, after];
  }
  throw new Error("zone table: a clock reading lies neither in a period nor in a jump");
}

function timeAt(place: PlaceClock, unixSeconds: number): ZoneTime {
  return timeOf(place, changesUpTo(place.zone, unixSeconds));
}

/** The i-th kind of time, counted in changes before it. */
function timeOf({ zone, longitudeDeg }: PlaceClock, i: number): ZoneTime {
  const time = zone.times[i];
  if (time === undefined) throw new Error("zone table: a change without its time");
  if (longitudeDeg === null || time.abbreviation !== localMeanTime) return time;
  // Adding 0 turns the −0 of a hair west of Greenwich into 0.
  return { ...time, offsetSeconds: Math.round(longitudeDeg * meanTimeSecondsPerDegree) + 0 };
}

/** When the i-th kind of time began, Unix seconds. */
function startOf({ zone }: PlaceClock, i: number): number {
  if (i === 0) return Number.NEGATIVE_INFINITY;
  return zone.changes[i - 1] ?? Number.POSITIVE_INFINITY;
}

/** How many changes have happened by an instant (binary search). */
function changesUpTo({ changes }: ZoneHistory, unixSeconds: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle] ?? Number.POSITIVE_INFINITY) <= unixSeconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

function choiceAt(clockSeconds: number, time: ZoneTime): LocalTimeChoice {
  const { offsetSeconds, daylightSaving, abbreviation } = time;
  return { offsetSeconds, unixSeconds: clockSeconds - offsetSeconds, daylightSaving, abbreviation };
}
