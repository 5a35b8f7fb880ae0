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

/** What a civil time meant there and then: shown once, twice (clocks went back) or never (they went forward). */
export interface LocalTimeReading {
  readonly kind: "once" | "twice" | "never";
  /** One choice, or two; for `never` the offset before the jump, then the one after. */
  readonly choices: readonly LocalTimeChoice[];
  /** Which table answered, e.g. `tzdb 2026f` or `set by hand`. */
  readonly source: string;
}

/** The history of the world's clocks. */
export interface TimeZones {
  readonly source: string;
  knows(zone: string): boolean;
  /**
   * Reads a civil time. `longitudeDeg` is used where the zone kept local mean time; null stands for the zone's own city.
   * Throws on an unknown zone.
   */
  read(zone: string, civil: CivilTime, longitudeDeg: number | null): LocalTimeReading;
  /** The clock that showed at an instant. Throws on an unknown zone. */
  at(zone: string, unixSeconds: number, longitudeDeg: number | null): LocalTimeChoice;
  /**
   * The zone's history between two instants, Unix seconds, to be kept with what was made from it; `clocksFrom` reads it.
   * Throws on an unknown zone.
   */
  between(zone: string, span: { readonly from: number; readonly to: number }): ZoneTable;
}
