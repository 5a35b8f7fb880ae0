/** An outside service queried about a birth when the report was ordered, and the result. */
export interface AskedSource {
  readonly name:
    | "place-search"
    | "reverse-geocoding"
    | "daily-horoscope"
    | "astrology-chart"
    | "free-planets"
    | "space-agency"
    | "naval-observatory";
  /** Host that was queried. */
  readonly host: string;
  readonly used: boolean;
  readonly outcome: "used" | "agrees" | "disagrees" | "kept" | "failed" | "late" | "not-needed";
  /** Differences from our own values: arcminutes, or kilometers for the place. */
  readonly disagreements: readonly {
    readonly what:
      | "sun"
      | "moon"
      | "mercury"
      | "venus"
      | "mars"
      | "jupiter"
      | "saturn"
      | "uranus"
      | "neptune"
      | "pluto"
      | "moon-phase"
      | "place";
    readonly by: number;
  }[];
  /** ISO 8601, UTC; null if it was not queried after all. */
  readonly at: string | null;
}
