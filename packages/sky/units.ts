/** Seconds in a day of any time scale. */
export const secondsPerDay = 86_400;

/** Milliseconds in a day, for differences of `Date`. */
export const millisecondsPerDay = 1000 * secondsPerDay;

/** Days in a Julian year and in a Julian century. */
export const daysPerJulianYear = 365.25;
export const daysPerCentury = 36_525;

/** Julian day of the epoch J2000.0: 2000 January 1, 12:00 TT. */
export const J2000 = 2_451_545;

/** Julian day of 1970 January 1, 0:00, from which `Date` counts. */
export const unixEpochJd = 2_440_587.5;

/** Radians in a degree, and in an arc-second. */
export const radiansPerDegree = Math.PI / 180;
export const radiansPerArcsecond = Math.PI / 648_000;

/** Kilometers in an astronomical unit: IAU 2012 Resolution B2. */
export const kilometersPerAu = 149_597_870.7;
