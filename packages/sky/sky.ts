/** The bodies every engine answers for. Geocentric; the nodes and the apogee are the Moon's. */
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

/** Where a body stands: apparent, geocentric, true ecliptic and equinox of date. */
export interface Position {
  /** 0 ≤ longitudeDeg < 360. */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  /** Change of apparent longitude, degrees a day of TT; negative when retrograde. */
  readonly speedDegPerDay: number;
}

/** What a clock moment is on the other time scales. */
export interface TimeScales {
  readonly jdTt: number;
  readonly jdUt1: number;
  /** The same UT1 as a whole or half day and a fraction, which keeps every digit. */
  readonly ut1: readonly [day: number, fraction: number];
  /** TT − UT1, seconds. */
  readonly deltaTSeconds: number;
  /** How far TT − UT1 may be off, seconds; `deltaT` says what that means in each era. */
  readonly deltaTUncertaintySeconds: number;
  /** Where TT − UT1 came from. */
  readonly deltaTSource: string;
}

/** Equatorial frame of date, for the place-bound angles. */
export interface Frame {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquityDeg: number;
  /** Apparent sidereal time at Greenwich, degrees, 0 ≤ x < 360. */
  readonly siderealTimeDeg: number;
}

/** An ephemeris engine. Pure: the same argument gives the same bits everywhere. */
export interface Sky {
  /** Name and version, as printed in reports. */
  readonly engine: string;
  /** Bodies this engine answers for; asking for another throws. */
  readonly bodies: readonly Body[];
  /** Julian days of TT it answers for, both inclusive; beyond them it throws a `SkyRefusal`. */
  readonly span: { readonly firstJdTt: number; readonly lastJdTt: number };
  /** From seconds since 1970-01-01T00:00Z as civil clocks count them (no leap seconds); UT1 before 1972. */
  timeScales(unixSeconds: number): TimeScales;
  position(body: Body, jdTt: number): Position;
  frame(scales: TimeScales): Frame;
}
