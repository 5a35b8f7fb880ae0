/** A birth as entered, sold and stored. Its JSON shape is a public contract. */
export interface Birth {
  readonly id?: string;
  readonly name?: string;
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS`; null when unknown. */
  readonly time: string | null;
  readonly place?: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** IANA time zone. */
  readonly zone: string;
  /** Local minus UTC, seconds; set by hand, overrides the zone. */
  readonly offsetSeconds?: number;
  /** Which occurrence of a local time that happened twice (0 the first). */
  readonly fold?: 0 | 1;
  /** ISO 8601 instant, instead of date, time and zone. */
  readonly utc?: string;
}

/** Why a birth cannot be read; `field` names the offending key of the birth. */
export interface BirthProblem {
  readonly code: "missing" | "malformed" | "impossible-date" | "out-of-range" | "unknown-zone" | "ambiguous-time";
  readonly field: string;
  /** A sentence that says what to do. */
  readonly message: string;
}
