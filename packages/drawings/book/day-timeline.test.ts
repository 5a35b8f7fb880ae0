import { type Facts, type SignWindow, signs } from "@cosmic/chart/facts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { untimedFacts } from "../test-charts/sample-facts.ts";
import { dayWords } from "../test-charts/sample-words.ts";
import { clockOf, minutesOf, stretchesOf } from "./day/local-clock.ts";
import { dayTimeline } from "./day-timeline.ts";

const saoPaulo = { latitudeDeg: -23.5505, longitudeDeg: -46.6333 };
/** The sample facts are for 14:30 local time. */
const birth: Facts = { ...untimedFacts, moonSigns: [{ from: "00:00", to: "24:00", sign: "Pisces" }] };

function windowsAt(edges: readonly number[]): readonly SignWindow[] {
  const ends = [...edges, 1440];
  return ends.map((end, index) => ({
    from: index === 0 ? "00:00" : clockOf(edges[index - 1] ?? 0),
    to: end === 1440 ? "24:00" : clockOf(end),
    sign: signs[index % 12] ?? "Aries",
  }));
}
const evenly = windowsAt(Array.from({ length: 12 }, (_, index) => 30 + index * 118));

test("the Sun crosses the horizon at the times an almanac gives", () => {
  const words = wordsOf(
    dayTimeline({ ...saoPaulo, facts: birth }, { ...dayWords, sunrise: (at) => at, sunset: (at) => at }),
  );
  // June 15, 1990, São Paulo: 6:46 and 17:28.
  const [rise, set] = words.filter((word) => /^\d\d:\d\d$/.test(word)).map(minutesOf);
  expect(Math.abs((rise ?? 0) - minutesOf("06:46"))).toBeLessThanOrEqual(2);
  expect(Math.abs((set ?? 0) - minutesOf("17:28"))).toBeLessThanOrEqual(2);
});

test("where the Sun does not set that day no crossing is marked, and where it does not rise no Sun is drawn", () => {
  const arctic = dayTimeline({ facts: birth, latitudeDeg: 78, longitudeDeg: 15 }, dayWords);
  expect(hooked(arctic, "d-cross")).toHaveLength(0);
  expect(hooked(arctic, "d-sun-glyph")).toHaveLength(1);
  expect(
    hooked(dayTimeline({ facts: birth, latitudeDeg: -88, longitudeDeg: 15 }, dayWords), "d-sun-glyph"),
  ).toHaveLength(0);
});

test("every rising sign has a block and every beginning but midnight a time", () => {
  const drawing = dayTimeline({ ...saoPaulo, facts: { ...birth, risingSigns: evenly } }, dayWords);
  expect(hooked(drawing, "d-block")).toHaveLength(13);
  expect(hooked(drawing, "d-time")).toHaveLength(12);
});

test("where the clocks go back no stretch runs backwards", () => {
  const stretches = stretchesOf([
    { from: "00:00", to: "02:50", sign: "Aries" },
    { from: "02:50", to: "02:10", sign: "Taurus" },
    { from: "02:10", to: "24:00", sign: "Gemini" },
  ]);
  for (const { fromMinutes, toMinutes } of stretches) expect(toMinutes).toBeGreaterThanOrEqual(fromMinutes);
  expect(stretches.at(-1)?.toMinutes).toBe(1440);
});

const quickMinutes = 25;
test.each(["wide", "compact"] as const)("no words collide however short the signs rose (%s)", (form) => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 1439 }), { minLength: 11, maxLength: 13 });
  const places = fc.record({
    latitudeDeg: fc.double({ min: -66, max: 66, noNaN: true }),
    longitudeDeg: fc.double({ min: -85, max: -5, noNaN: true }),
  });
  fc.assert(
    fc.property(days, places, (edges, place) => {
      const sorted = edges.toSorted((one, other) => one - other);
      // Half the zodiac takes half a day to rise, however fast the other half is.
      fc.pre(sorted.filter((edge, at) => edge - (sorted[at - 1] ?? 0) < quickMinutes).length <= 8);
      const risingSigns = windowsAt(sorted);
      const drawing = dayTimeline({ ...place, facts: { ...birth, risingSigns } }, dayWords, form);
      expect(legibilityFaults(drawing)).toEqual([]);
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
    }),
    { numRuns: 60 },
  );
});
