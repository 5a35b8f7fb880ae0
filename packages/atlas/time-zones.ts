import type { CivilTime } from "./civil-time.ts";
import type { ZoneTable } from "./zone-table.ts";

/** One way to read a civil time as an instant. */
export interface LocalTimeChoice {
  /** Local minus UTC, seconds, east positive. */
  readonly offsetSeconds: number;
  /** Seconds since 1970-01-01T00:00Z, no leap seconds. */
  readonly unixSeconds: number;
  readonly daylightSaving: boolean;
  readonly abbreviation: string;
}

/** What a civil time meant at the place: it occurred once, twice (clocks went back) or never (they went forward). */
export interface LocalTimeReading {
  readonly kind: "once" | "twice" | "never";
  /** One choice, or two; for `never` the offset before the jump, then the one after. */
  readonly choices: readonly LocalTimeChoice[];
  /** Which table answered, e.g. `tzdb 2026f` or `set by hand`. */
  readonly source: string;
}

/** History of the world's time zones. */
export interface TimeZones {
  readonly source: string;
  knows(zone: string): boolean;
  /**
   * Reads a civil time. `longitudeDeg` applies where the zone kept local mean time; null stands for the zone's own
   * city. Throws on an unknown zone.
   */
  read(zone: string, civil: CivilTime, longitudeDeg: number | null): LocalTimeReading;
  /** Local time at an instant. Throws on an unknown zone. */
  at(zone: string, unixSeconds: number, longitudeDeg: number | null): LocalTimeChoice;
  /**
   * History of a zone between two instants, Unix seconds, to store with what was computed from it; `timeZonesFrom`
   * reads it back. Throws on an unknown zone.
   */
  between(zone: string, span: { readonly from: number; readonly to: number }): ZoneTable;
}
