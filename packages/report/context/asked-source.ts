/** An outside service that was asked about a birth when its report was ordered, and what became of it. */
export interface AskedSource {
  readonly name:
    | "place-search"
    | "reverse-geocoding"
    | "daily-horoscope"
    | "astrology-chart"
    | "free-planets"
    | "space-agency"
    | "naval-observatory";
  /** Where it was asked. */
  readonly host: string;
  readonly used: boolean;
  readonly outcome: "used" | "agrees" | "disagrees" | "kept" | "failed" | "late" | "not-needed";
  /** By how much it differed from our own: arc-minutes, kilometres for the place. */
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
  /** ISO 8601, UTC; null when it was not asked after all. */
  readonly at: string | null;
}
