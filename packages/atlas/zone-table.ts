import { daysFromCivil } from "./civil-time.ts";

/** Compact time zone history, of the whole world or of one zone, as written by `tools/data/zone-table/make.ts`. */
export interface ZoneTable {
  /** Release of the time zone database, e.g. `2026f`. */
  readonly version: string;
  /** Old or alternative names, each with the zone it stands for. */
  readonly links: Readonly<Record<string, string>>;
  /**
   * Per zone: its time types (`offset seconds,1 when daylight saving,abbreviation`, joined by `;`), its changes
   * (`seconds since the previous change:type`, both base 36, type 0 omitted, joined by a space) and the rules for
   * yearly changes after those (`month.week.weekday.UTC seconds from the start of that day:type`, decimal, joined by a
   * space; week 5 is the last of the month, weekday 0 is Sunday; seconds may be negative).
   */
  readonly zones: Readonly<Record<string, readonly string[]>>;
}

/** A type of local time that a zone keeps. */
export interface ZoneTime {
  readonly offsetSeconds: number;
  readonly daylightSaving: boolean;
  readonly abbreviation: string;
}

/**
 * One unpacked zone: `times[0]` applies before the first change, `times[i + 1]` from `changes[i]` (Unix seconds,
 * ascending).
 */
export interface ZoneHistory {
  readonly changes: readonly number[];
  readonly times: readonly ZoneTime[];
}

/** Yearly changes are generated through this year; after it the last offset holds. */
export const lastRuleYear = 2200;

const secondsPerDay = 86400;

/** Row of a zone or link, with its name in the table; null for an unknown name. */
export function zoneRow(table: ZoneTable, name: string): { name: string; row: readonly string[] } | null {
  const target = Object.hasOwn(table.zones, name) ? name : ownValue(table.links, name);
  const row = target === undefined ? undefined : ownValue(table.zones, target);
  return row === undefined || target === undefined ? null : { name: target, row };
}

/** The part of a table that one zone needs, under the requested name; null for an unknown name. */
export function zoneAlone(table: ZoneTable, name: string): ZoneTable | null {
  const found = zoneRow(table, name);
  return found && { version: table.version, links: {}, zones: { [name]: found.row } };
}

/** Unpacks one zone or link of the table; null for an unknown name. */
export function unpackZone(table: ZoneTable, name: string): ZoneHistory | null {
  const found = zoneRow(table, name);
  if (found === null) return null;
  const [packedTimes = "", packedChanges = "", packedRule = ""] = found.row;
  const kinds = packedTimes.split(";").map(unpackTime);
  const [first] = kinds;
  if (first === undefined) throw new Error(`zone table: ${name} has no kinds of time`);
  const changes: number[] = [];
  const times = [first];
  let unixSeconds = 0;
  for (const change of parts(packedChanges)) {
    const [delta = "0", kind = "0"] = change.split(":");
    unixSeconds += Number.parseInt(delta, 36);
    changes.push(unixSeconds);
    times.push(kinds[Number.parseInt(kind, 36)] ?? first);
  }
  for (const { at, kind } of yearlyChanges(packedRule, changes.at(-1) ?? 0)) {
    changes.push(at);
    times.push(kinds[kind] ?? first);
  }
  return { changes, times };
}

/** Changes a rule makes after an instant, in order, through the end of `lastRuleYear`. */
export function yearlyChanges(
  packedRule: string,
  afterUnixSeconds: number,
): readonly { readonly at: number; readonly kind: number }[] {
  const rules = parts(packedRule).map((rule) => rule.split(/[.:]/).map(Number));
  const made: { at: number; kind: number }[] = [];
  if (rules.length === 0) return made;
  const firstYear = new Date(afterUnixSeconds * 1000).getUTCFullYear();
  for (let year = firstYear; year <= lastRuleYear; year += 1) {
    for (const [month = 1, week = 1, weekday = 0, seconds = 0, kind = 0] of rules) {
      const at = weekdayOfMonth(year, month, week, weekday) * secondsPerDay + seconds;
      if (at > afterUnixSeconds) made.push({ at, kind });
    }
  }
  return made.sort((a, b) => a.at - b.at);
}

/** Days from 1970-01-01 to a weekday (Sunday 0) of a month: the first to fourth, or the last for week 5. */
function weekdayOfMonth(year: number, month: number, week: number, weekday: number): number {
  const begins = daysFromCivil(year, month, 1);
  // 1970-01-01 was a Thursday (4).
  const first = begins + ((((weekday - begins - 4) % 7) + 7) % 7);
  const wanted = first + (week - 1) * 7;
  const next = month === 12 ? daysFromCivil(year + 1, 1, 1) : daysFromCivil(year, month + 1, 1);
  return wanted < next ? wanted : wanted - 7;
}

const parts = (packed: string): readonly string[] => packed.split(" ").filter((part) => part !== "");

function unpackTime(packed: string): ZoneTime {
  const [offset = "0", daylight = "0", abbreviation = ""] = packed.split(",");
  return { offsetSeconds: Number(offset), daylightSaving: daylight === "1", abbreviation };
}

// Own keys only, so that a zone named `constructor` is simply unknown.
function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
