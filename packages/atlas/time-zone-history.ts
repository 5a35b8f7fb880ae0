import { civilSeconds } from "./civil-time.ts";
import type { LocalTimeChoice, LocalTimeReading, TimeZones } from "./time-zones.ts";
import { zoneExcerpt } from "./zone-excerpt.ts";
import { unpackZone, type ZoneHistory, type ZoneTable, type ZoneTime } from "./zone-table.ts";

/** No local time has ever been further than this from UTC or jumped by more (Samoa skipped a whole day): 26 hours. */
const widestOffsetSeconds = 93600;
/** The sun crosses a degree of longitude in four minutes. */
const meanTimeSecondsPerDegree = 240;
/** The time zone database's abbreviation for local mean time. */
const localMeanTime = "LMT";

/**
 * Time zones of a table, for the world or a single zone. Needs no other time zone database; each zone is unpacked once
 * and cached. Where a zone kept local mean time, the offset comes from the birth longitude, 240 s per degree, rounded
 * to the second; the instant it ended stays the table's.
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

/** A zone as kept at a birthplace; a null longitude stands for the zone's own city. */
interface PlaceClock {
  readonly zone: ZoneHistory;
  readonly longitudeDeg: number | null;
}

function readClock(place: PlaceClock, clockSeconds: number): Pick<LocalTimeReading, "kind" | "choices"> {
  const from = changesUpTo(place.zone, clockSeconds - widestOffsetSeconds);
  // No change nearby, as for most local times: one search is enough.
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
  // Adjacent periods with the same offset meet without a seam, so two choices are two instants.
  return second === undefined ? { kind: "once", choices } : { kind: "twice", choices: [first, second] };
}

/** Offsets before and after the change that skipped a local time. */
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

/** The i-th time type of a zone: the one in force after i changes. */
function timeOf({ zone, longitudeDeg }: PlaceClock, i: number): ZoneTime {
  const time = zone.times[i];
  if (time === undefined) throw new Error("zone table: a change without its time");
  if (longitudeDeg === null || time.abbreviation !== localMeanTime) return time;
  // Adding 0 turns −0, just west of Greenwich, into 0.
  return { ...time, offsetSeconds: Math.round(longitudeDeg * meanTimeSecondsPerDegree) + 0 };
}

/** Start of the i-th time type, Unix seconds. */
function startOf({ zone }: PlaceClock, i: number): number {
  if (i === 0) return Number.NEGATIVE_INFINITY;
  return zone.changes[i - 1] ?? Number.POSITIVE_INFINITY;
}

/** Number of changes up to an instant (binary search). */
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
