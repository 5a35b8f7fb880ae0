import type { AstrometricDirection, ReportedPhase, SourceBody } from "../attempt.ts";

/** A place on the ground, degrees, north and east positive. */
export interface Site {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** The sky from which the stand-ins compute their answers; whoever starts them supplies it. */
export interface StandInSky {
  /** The moment a clock at a place showed `YYYY-MM-DD` and `HH:MM`. */
  instantOf(date: string, time: string, site: Site): Date;
  /** Tropical, apparent, geocentric, degrees. */
  longitudeDeg(body: SourceBody, instant: Date): number;
  /** Lahiri, degrees. */
  ayanamsaDeg(instant: Date): number;
  direction(body: SourceBody, instant: Date, site: Site): AstrometricDirection;
  /** The four phases from a moment on, in order. */
  nextPhases(instant: Date): readonly ReportedPhase[];
}
