/** Seconds in a day of any time scale. */
export const secondsPerDay = 86_400;

/** Radians in a degree. */
export const radiansPerDegree = Math.PI / 180;
