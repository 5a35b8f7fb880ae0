import { codePointsIn } from "./code-points.ts";

/**
 * Characters the fallback typeface can draw: Libertinus Serif 7.051, roman and italic, as bundled with the Typst
 * compiler 0.7.0. Determined by exporting each character as PDF/UA-1, which rejects missing glyphs; the test beside
 * this file repeats that. Hexadecimal, inclusive ranges. Hebrew is left to its own typeface.
 */
const ranges =
  "20 21-7e a0 a1-ac ae-241 243 247 249 24d 250-2e4 2ea-36f 374-375 37a-37e 384-38a 38c 38e-3a1 " +
  "3a3-3ce 3d0-3e1 3f0-3f6 3f8-3f9 3fb 3fd-477 47c-47f 48c-4c4 4c7-4cc 4d0-4f9 1e00-1ef9 1f00-1f15 " +
  "1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 " +
  "1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-200a 2010-2027 202f-2037 2039-203e 2042 2044 " +
  "2047-204b 204f 205f 2070-2071 2074-208e 2090-209c 20a2-20a4 20a7-20a8 20ab-20ac 20af 20b1 20bf " +
  "2100-2103 2105-2106 2109 210c-210f 2111 2113 2115-2116 2119-211a 211c-211d 2120 2122 2124 " +
  "2126-2127 212a-212b 212e 2135-2139 2153-2184 2190-219b 21a8 21ae 21bc-21bd 21c0-21c1 21cb-21d9 " +
  "2200-220d 220f-221c 221e-221f 2223-222b 2236 223c 2241 2245 2247-2249 2259 2260-2262 2264-2265 " +
  "226a-226b 226e-2271 2282-2285 2295-2298 22c5 22ef 2302-2303 2310 2320-2321 2329-232a 23d3 " +
  "25a0-25a1 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6-25c7 25c9-25cc 25cf-25d7 2605 2619 261b " +
  "261e 2627 262f 2639-2653 2660 2663 2665-2666 2669-266c 2695 2698 26a2-26a4 2767 27e6-27e9 fffd";

/** The code points, ascending. */
export const serifCoverage: ReadonlySet<number> = codePointsIn(ranges);
