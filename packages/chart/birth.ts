/** A birth as it is typed, sold and stored: JSON, shape promised in the interfaces document. */
export interface Birth {
  readonly id?: string;
  readonly name?: string;
  /** `YYYY-MM-DD` on the clock of the place. */
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
  /** Local minus UTC, seconds; set by hand, wins over the zone. */
  readonly offsetSeconds?: number;
  /** Which of two, where the clock showed the time twice (0 the first). */
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
