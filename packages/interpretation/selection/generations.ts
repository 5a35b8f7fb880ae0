import type { Planet, Sign } from "@cosmic/chart/facts";

/** A planet's stay in a sign: first and last year, including retrograde returns. */
export type Stay = readonly [sign: Sign, from: number, to: number];
type Outer = "uranus" | "neptune" | "pluto";

/** Stays of the outer planets for births from 1900 to 2035, computed with our own ephemeris in five-day steps up to
 * 2065. The three that began before its tables, in 1897, 1887 and 1882, come from Swiss Ephemeris 2.10. */
export const outerStays: Readonly<Record<Outer, readonly Stay[]>> = {
  uranus: [
    ["Sagittarius", 1897, 1904],
    ["Capricorn", 1904, 1912],
    ["Aquarius", 1912, 1920],
    ["Pisces", 1919, 1928],
    ["Aries", 1927, 1935],
    ["Taurus", 1934, 1942],
    ["Gemini", 1941, 1949],
    ["Cancer", 1948, 1956],
    ["Leo", 1955, 1962],
    ["Virgo", 1961, 1969],
    ["Libra", 1968, 1975],
    ["Scorpio", 1974, 1981],
    ["Sagittarius", 1981, 1988],
    ["Capricorn", 1988, 1996],
    ["Aquarius", 1995, 2003],
    ["Pisces", 2003, 2011],
    ["Aries", 2010, 2019],
    ["Taurus", 2018, 2026],
    ["Gemini", 2025, 2033],
    ["Cancer", 2032, 2040],
  ],
  neptune: [
    ["Gemini", 1887, 1902],
    ["Cancer", 1901, 1916],
    ["Leo", 1914, 1929],
    ["Virgo", 1928, 1943],
    ["Libra", 1942, 1957],
    ["Scorpio", 1955, 1970],
    ["Sagittarius", 1970, 1984],
    ["Capricorn", 1984, 1998],
    ["Aquarius", 1998, 2012],
    ["Pisces", 2011, 2026],
    ["Aries", 2025, 2039],
  ],
  pluto: [
    ["Gemini", 1882, 1914],
    ["Cancer", 1912, 1939],
    ["Leo", 1937, 1958],
    ["Virgo", 1956, 1972],
    ["Libra", 1971, 1984],
    ["Scorpio", 1983, 1995],
    ["Sagittarius", 1995, 2008],
    ["Capricorn", 2008, 2024],
    ["Aquarius", 2023, 2044],
  ],
};

/** The stay that covers a birth year; null for a planet that is not generational. */
export function stayOf(planet: Planet, sign: Sign, year: number): Stay | null {
  if (planet !== "uranus" && planet !== "neptune" && planet !== "pluto") return null;
  return outerStays[planet].find(([name, from, to]) => name === sign && year >= from && year <= to) ?? null;
}
