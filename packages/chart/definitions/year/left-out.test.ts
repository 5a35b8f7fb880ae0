import { expect, test } from "vitest";
import { instantAt, isIn } from "../../year/instants.ts";
import { leftOutOf } from "../../year/left-out.ts";

// Premium, 1: what a year leaves out is listed; 2.7: a house under 10° wide shares the entry of its neighbor.

/** Twelve cusps from the widths of twelve houses, the first at so many degrees. */
function cuspsOf(widths: readonly number[], firstCusp = 0) {
  const before = (house: number) => widths.slice(0, house).reduce((sum, width) => sum + width, 0);
  return widths.map((_, house) => (firstCusp + before(house)) % 360);
}
const even = new Array<number>(12).fill(30);
const whole = { id: "saturn-square-sun.90", clipped: false } as const;
const cut = { id: "pluto-trine-moon.120", clipped: true } as const;
const written = (...ground: Parameters<typeof leftOutOf>) =>
  leftOutOf(...ground).map(({ what, why }) => `${what}: ${why}`);

test("of a year with houses and whole stories nothing is left out", () => {
  expect(written([], cuspsOf(even))).toEqual([]);
  expect(written([whole], cuspsOf(even, 345))).toEqual([]);
});

test("without a birth time Moon, angles, houses, returns and the signs of the years are gone", () => {
  expect(written([whole], null)).toEqual([
    "moon: birth-time-unknown",
    "ascendant: birth-time-unknown",
    "midheaven: birth-time-unknown",
    "houses: birth-time-unknown",
    "returns: birth-time-unknown",
    "profections: birth-time-unknown",
  ]);
});

test.each([
  [9.75, true],
  [10, false],
  [10.25, false],
])("a house %d° wide is too narrow to stand alone: %s", (width, isNarrow) => {
  for (let narrow = 0; narrow < 12; narrow += 1) {
    const widths = [...even];
    widths[narrow] = width;
    widths[(narrow + 6) % 12] = 60 - width;
    // Houses that begin at 0° Aries, and such as one of which holds it.
    for (const firstCusp of [0, 200]) {
      const expected = isNarrow ? [`house-${narrow + 1}: narrow-house`] : [];
      expect(written([], cuspsOf(widths, firstCusp))).toEqual(expected);
    }
  }
});

test("a story that the search cuts says so, after the narrow houses", () => {
  expect(written([cut, whole], cuspsOf(even))).toEqual(["pluto-trine-moon.120: beyond-the-search"]);
  const widths = even.map((_, house) => (house === 2 ? 8 : 32));
  expect(written([whole, cut], cuspsOf(widths))).toEqual([
    "house-3: narrow-house",
    "pluto-trine-moon.120: beyond-the-search",
  ]);
});

test.each([
  [99.9, false],
  [100, true],
  [150, true],
  [199.9, true],
  // The first instant after it.
  [200, false],
  [250, false],
])("day %d is in the window from day 100 to day 200: %s", (jdTt, isInside) => {
  expect(isIn({ fromJdTt: 100, toJdTt: 200 }, jdTt)).toBe(isInside);
});

test.each([
  // Noon TT of 1 January 2000: TT was 64.184 s ahead of UTC, and is 69.184 s ahead from 2017 on.
  [2_451_545, "2000-01-01T11:58:56Z"],
  [2_461_020, "2025-12-10T11:58:51Z"],
  [2_461_020 + 0.3 / 86_400, "2025-12-10T11:58:51Z"],
  [2_461_020 + 0.8 / 86_400, "2025-12-10T11:58:52Z"],
])("the Julian day %d TT is %s", (jdTt, instant) => {
  expect(instantAt(jdTt)).toBe(instant);
});
