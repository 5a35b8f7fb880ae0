/** Bodies the ephemeris covers. Geocentric; the nodes and the apogee are the Moon's. */
export const bodies = [
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
  "trueNode",
  "meanNode",
  "meanLilith",
  "chiron",
] as const;
export type Body = (typeof bodies)[number];

/** Apparent geocentric position of a body, true ecliptic and equinox of date. */
export interface Position {
  /** 0 ≤ longitudeDeg < 360. */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  /** Change of apparent longitude, degrees per day of TT; negative when retrograde. */
  readonly speedDegPerDay: number;
}

/** A civil instant on the other time scales. */
export interface TimeScales {
  readonly jdTt: number;
  readonly jdUt1: number;
  /** The same UT1 as a whole or half day plus a fraction, which keeps every digit. */
  readonly ut1: readonly [day: number, fraction: number];
  /** TT − UT1, seconds. */
  readonly deltaTSeconds: number;
  /** Uncertainty of TT − UT1, seconds; see `deltaT` for what it means in each era. */
  readonly deltaTUncertaintySeconds: number;
  /** Source of TT − UT1. */
  readonly deltaTSource: string;
}

/** Equatorial frame of date, used for the angles of a place. */
export interface Frame {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquityDeg: number;
  /** Apparent sidereal time at Greenwich, degrees, 0 ≤ x < 360. */
  readonly siderealTimeDeg: number;
}

/** An ephemeris. Pure: the same argument gives the same bits everywhere. */
export interface Sky {
  /** Name and version, as printed in reports. */
  readonly engine: string;
  /** Bodies this ephemeris covers; any other throws. */
  readonly bodies: readonly Body[];
  /** Julian days (TT) covered, both inclusive; outside them it throws a `SkyRefusal`. */
  readonly span: { readonly firstJdTt: number; readonly lastJdTt: number };
  /** From civil seconds since 1970-01-01T00:00Z (no leap seconds); before 1972 they count UT1. */
  timeScales(unixSeconds: number): TimeScales;
  position(body: Body, jdTt: number): Position;
  frame(scales: TimeScales): Frame;
}
