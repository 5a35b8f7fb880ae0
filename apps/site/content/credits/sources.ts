/** A work of others that the product shows or computes with, named as its licence asks. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Its licence, or how it may be used where it has none; the names of licences are the same in every language. */
  readonly licence: string | null;
}

/** Letters on the screen and in print. */
export const typefaces: readonly Source[] = [
  {
    id: "baskervville",
    name: "Baskervville",
    url: "https://github.com/anrt-type/ANRT-Baskervville",
    licence: "OFL-1.1",
  },
  { id: "jost", name: "Jost*", url: "https://indestructibletype.com/Jost.html", licence: "OFL-1.1" },
  { id: "libertinus", name: "Libertinus Serif", url: "https://github.com/alerque/libertinus", licence: "OFL-1.1" },
  { id: "noto", name: "Noto", url: "https://notofonts.github.io/", licence: "OFL-1.1" },
];

/** Where the sky, the clocks, the towns and the stars come from. */
export const dataSources: readonly Source[] = [
  { id: "de440", name: "JPL DE440", url: "https://ssd.jpl.nasa.gov/planets/eph_export.html", licence: null },
  { id: "iers", name: "IERS", url: "https://www.iers.org/IERS/EN/DataProducts/data.html", licence: null },
  { id: "tzdb", name: "IANA Time Zone Database", url: "https://www.iana.org/time-zones", licence: null },
  { id: "geonames", name: "GeoNames", url: "https://www.geonames.org/", licence: "CC BY 4.0" },
  {
    id: "boundaries",
    name: "OpenStreetMap contributors, timezone-boundary-builder",
    url: "https://www.openstreetmap.org/copyright",
    licence: "ODbL 1.0",
  },
  { id: "celestial", name: "d3-celestial", url: "https://github.com/ofrohn/d3-celestial", licence: "BSD-3-Clause" },
];
