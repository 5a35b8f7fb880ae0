/**
 * A decade file: magic, year, CRC-32 of everything after it, a line of source and licence; then for each series its
 * layout; then the coefficients as one stream of bits. Little-endian; bits from the highest. Coefficients stand series
 * by series, then component by component, degree by degree, segment by segment; each is a signed whole number of
 * quanta, as wide as the widest of its degree in this file.
 */
export const magic = "CBSKY2\n\0";

/** What a decade file holds, in this order. Positions are in astronomical units on the ecliptic and equinox of J2000. */
export const seriesNames = [
  /** Seen from the Earth, in axes that turn with the mean longitude (`moonTurn`). */
  "moon",
  /** Earth-Moon barycentre and the others seen from the Sun. */
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
  /** Δψ, Δε, arc-seconds. */
  "nutation",
  /** Osculating less mean node, arc-seconds. */
  "trueNode",
] as const;
export type SeriesName = (typeof seriesNames)[number];

/** Bytes of a series' head: components, degree, segments (two), quantum (eight). */
export const seriesHeadBytes = 12;
/** Bytes before the credit line: magic, year (two), length of the credit (two), CRC-32 (four). */
export const fileHeadBytes = 16;

/** Axes of the Moon's series: turned about the ecliptic's pole by `radians` at J2000 and `radiansPerDay` (mean longitude
 * of the Moon, Simon et al. 1994, rounded; what is left over is in the series). */
export const moonTurn = { radians: 3.8103444, radiansPerDay: 0.229971502 } as const;

/** Obliquity that turns the ICRF's axes into the tables', arc-seconds: IAU 1976, as convention only. */
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
