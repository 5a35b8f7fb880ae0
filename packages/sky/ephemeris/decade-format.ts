/**
 * A decade file: magic, year, CRC-32 of everything after it, a line of source and license; then the layout of each
 * series; then the coefficients as one bit stream. Little-endian; highest bit first. Coefficients are ordered by
 * series, then component, degree and segment; each is a signed integer number of quanta, as wide as the widest of its
 * degree in this file.
 */
export const magic = "CBSKY2\n\0";

/**
 * Contents of a decade file, in this order. Positions are in astronomical units on the ecliptic and equinox of J2000.
 */
export const seriesNames = [
  /** Geocentric, in axes that rotate with the mean longitude (`moonTurn`). */
  "moon",
  /** Earth-Moon barycenter, then the bodies up to Chiron, heliocentric. */
  "earthMoon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "chiron",
  /** Δψ, Δε, arcseconds. */
  "nutation",
  /** Osculating minus mean node, arcseconds. */
  "trueNode",
] as const;
export type SeriesName = (typeof seriesNames)[number];

/** Bytes of a series header: components, degree, segments (two), quantum (eight). */
export const seriesHeadBytes = 12;
/** Bytes before the credit line: magic, year (two), length of the credit line (two), CRC-32 (four). */
export const fileHeadBytes = 16;

/**
 * Axes of the Moon's series: rotated about the ecliptic pole by `radians` at J2000 and by `radiansPerDay` (the Moon's
 * mean longitude, Simon et al. 1994, rounded; the series holds the remainder).
 */
export const moonTurn = { radians: 3.8103444, radiansPerDay: 0.229971502 } as const;

/** Obliquity that rotates the ICRF axes into the tables' axes, arcseconds: IAU 1976, purely by convention. */
export const tableObliquityArcseconds = 84381.448;

/** CRC-32 (IEEE 802.3) of bytes. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
