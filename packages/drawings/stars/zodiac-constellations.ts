import type { Sign } from "@cosmic/chart/facts";

/** A zodiac constellation on its own plate. */
export interface ZodiacConstellation {
  /** Center of the plate, degrees. */
  readonly raDeg: number;
  readonly decDeg: number;
  /** Its stars with proper names, J2000.0: right ascension and declination, degrees. */
  readonly stars: readonly (readonly [name: string, raDeg: number, decDeg: number])[];
  /** The named star that a neighboring constellation's lines also pass through. */
  readonly shared?: string;
}

/** Plate centers, and named stars (IAU Catalog of Star Names). */
export const zodiacConstellations: Readonly<Record<Sign, ZodiacConstellation>> = {
  Aries: {
    raDeg: 36,
    decDeg: 22,
    stars: [
      ["Hamal", 31.79, 23.46],
      ["Sheratan", 28.66, 20.81],
    ],
  },
  Taurus: {
    raDeg: 68,
    decDeg: 18,
    stars: [
      ["Aldebaran", 68.98, 16.51],
      ["Elnath", 81.57, 28.61],
    ],
    // Shared with Auriga.
    shared: "Elnath",
  },
  Gemini: {
    raDeg: 106,
    decDeg: 23,
    stars: [
      ["Castor", 113.65, 31.89],
      ["Pollux", 116.33, 28.03],
      ["Alhena", 99.43, 16.4],
    ],
  },
  Cancer: {
    raDeg: 130,
    decDeg: 19,
    stars: [
      ["Acubens", 134.62, 11.86],
      ["Asellus Australis", 131.17, 18.15],
    ],
  },
  Leo: {
    raDeg: 162,
    decDeg: 16,
    stars: [
      ["Regulus", 152.09, 11.97],
      ["Denebola", 177.26, 14.57],
      ["Algieba", 154.99, 19.84],
    ],
  },
  Virgo: {
    raDeg: 198,
    decDeg: -1,
    stars: [
      ["Spica", 201.3, -11.16],
      ["Porrima", 190.42, -1.45],
      ["Vindemiatrix", 195.54, 10.96],
    ],
  },
  Libra: {
    raDeg: 228,
    decDeg: -15,
    stars: [
      ["Zubenelgenubi", 222.72, -16.04],
      ["Zubeneschamali", 229.25, -9.38],
    ],
  },
  Scorpio: {
    raDeg: 252,
    decDeg: -31,
    stars: [
      ["Antares", 247.35, -26.43],
      ["Shaula", 263.4, -37.1],
      ["Dschubba", 240.08, -22.62],
    ],
  },
  Sagittarius: {
    raDeg: 282,
    decDeg: -28,
    stars: [
      ["Kaus Australis", 276.04, -34.38],
      ["Nunki", 283.82, -26.3],
    ],
  },
  Capricorn: {
    raDeg: 315,
    decDeg: -18,
    stars: [
      ["Deneb Algedi", 326.76, -16.13],
      ["Algedi", 304.51, -12.54],
    ],
  },
  Aquarius: {
    raDeg: 334,
    decDeg: -9,
    stars: [
      ["Sadalsuud", 322.89, -5.57],
      ["Sadalmelik", 331.45, -0.32],
      ["Skat", 343.66, -15.82],
    ],
  },
  Pisces: {
    raDeg: 9,
    decDeg: 12,
    stars: [
      ["Alrescha", 30.51, 2.76],
      ["Alpherg", 22.87, 15.35],
    ],
  },
};
