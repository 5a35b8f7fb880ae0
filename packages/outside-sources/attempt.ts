import type { SourceName } from "@cosmic/platform/environment/outside-sources";

/** Bodies whose positions a source may give. */
export const sourceBodies = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;
export type SourceBody = (typeof sourceBodies)[number];

/** A direction as the space agency gives it: astrometric, ICRF, seen from the place itself. */
export interface AstrometricDirection {
  /** 0 ≤ x < 360. */
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  readonly distanceAu: number;
}

/** One of the Moon's four phases, with its instant to the minute. */
export interface ReportedPhase {
  /** Moon less Sun in longitude: 0, 90, 180 or 270. */
  readonly elongationDeg: number;
  /** ISO 8601, UTC. */
  readonly instant: string;
}

/** A source's answer, read by its schema. */
export type SourceData =
  | {
      readonly kind: "coordinates";
      readonly latitudeDeg: number;
      readonly longitudeDeg: number;
      readonly displayName: string;
    }
  | { readonly kind: "place-name"; readonly city: string; readonly country: string }
  /** The answer whole, as it came. */
  | { readonly kind: "horoscope"; readonly answer: unknown }
  /** Longitudes in degrees, of the tropical zodiac or of the sidereal one. */
  | { readonly kind: "longitudes"; readonly longitudesDeg: Readonly<Partial<Record<SourceBody, number>>> }
  | { readonly kind: "directions"; readonly bodies: Readonly<Partial<Record<SourceBody, AstrometricDirection>>> }
  /** `rise` and `twilight` as they came; null where that call failed, and then there are no phases. */
  | {
      readonly kind: "almanac";
      readonly rise: unknown;
      readonly twilight: unknown;
      readonly phases: readonly ReportedPhase[] | null;
    };

/** One source asked once (docs/specification/shop.md §10.1). */
export interface Attempt<Source extends string = SourceName> {
  readonly success: boolean;
  readonly data: SourceData | null;
  readonly source: Source;
  readonly error: string | null;
}

/** The texts of an attempt's error; those the specification quotes are verbatim. */
export const attemptErrors = {
  status: (status: number): string => `HTTP ${status}`,
  geocoding: "Geocoding failed",
  observatory: "All Naval Observatory API calls failed",
  timedOut: "No answer in time",
  unreachable: "Not reachable",
  refused: "Address not allowed",
  tooLarge: "Answer too large",
  unreadable: "Unreadable answer",
  resting: "Not asked: it failed several times in a row",
  closing: "Not asked: the service is stopping",
} as const;

/** Shown when every source failed. */
export const fallbackMessage = "Using optimized local calculations";
