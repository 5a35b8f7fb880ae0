import { courseOf } from "@cosmic/sky/events/course";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { triggersOf } from "../../year/triggers.ts";
import type { StoryId } from "../../year/year-facts.ts";

// Premium, 2.6: while a chosen story is in orb, the days on which Mars meets its natal point at 0, 90 or 180°.

/** Noon TT of 20 November 2025, 69 s before noon UTC; Mars stands at 0° then and goes half a degree a day. */
const begin = 2_461_000;
const made = {
  ...skyFromDisk(),
  position: (_: string, jdTt: number) => ({
    ...{ longitudeDeg: ((jdTt - begin) / 2) % 360, speedDegPerDay: 0.5 },
    ...{ latitudeDeg: 0, distanceAu: 1 },
  }),
};
// In 720 days Mars goes round once.
const sky = {
  sky: made,
  year: { fromJdTt: begin, toJdTt: begin + 720 },
  courses: { mars: courseOf(made, "mars") },
};

/** A story of a natal point, in orb between days of the year. */
const storyOf = (
  id: StoryId,
  longitudeDeg: number,
  spans: readonly (readonly [number, number])[],
  rank: number | null = 1,
) => ({
  found: { natal: { longitudeDeg }, spans: spans.map(([from, to]) => ({ inJdTt: begin + from, outJdTt: begin + to })) },
  story: { id, rank },
});
const sun: StoryId = "saturn-square-sun.90";
const moon: StoryId = "pluto-trine-moon.120";
const datesOf = (...stories: Parameters<typeof triggersOf>[1]) =>
  triggersOf(sky, stories).map(({ story, at }) => `${at} ${story}`);

test("Mars meets a point at 0, 90, 180 and 270°, each at its instant", () => {
  // Half a degree a day: at 10° after 20 days, at 100° after 200, at 190° after 380, at 280° after 560.
  expect(datesOf(storyOf(sun, 10, [[0, 720]]))).toEqual([
    `2025-12-10T11:58:51Z ${sun}`,
    `2026-06-08T11:58:51Z ${sun}`,
    `2026-12-05T11:58:51Z ${sun}`,
    `2027-06-03T11:58:51Z ${sun}`,
  ]);
});

test.each<[readonly (readonly [number, number])[], readonly string[]]>([
  [[], []],
  [[[21, 199]], []],
  [[[19, 21]], ["2025-12-10"]],
  [[[190, 390]], ["2026-06-08", "2026-12-05"]],
  [
    [
      [10, 30],
      [370, 390],
    ],
    ["2025-12-10", "2026-12-05"],
  ],
  // The first and the last instant of a span are in orb.
  [[[20, 30]], ["2025-12-10"]],
  [[[10, 20]], ["2025-12-10"]],
])("in orb during %o of the days: %o", (spans, dates) => {
  expect(datesOf(storyOf(sun, 10, spans))).toEqual(dates.map((date) => `${date}T11:58:51Z ${sun}`));
});

test("a story that is not chosen has no trigger days", () => {
  expect(datesOf(storyOf(sun, 10, [[0, 720]], null))).toEqual([]);
  expect(datesOf(storyOf(moon, 10, [[0, 720]], null), storyOf(sun, 10, [[19, 21]], 10))).toHaveLength(1);
});

test("days of several stories are listed in order of time", () => {
  const first = storyOf(sun, 20, [[0, 390]]);
  const second = storyOf(moon, 10, [[0, 390]], 2);
  // 20° is reached after 40 and 220 days, 10° after 20, 200 and 380.
  const expected = [
    `2025-12-10T11:58:51Z ${moon}`,
    `2025-12-30T11:58:51Z ${sun}`,
    `2026-06-08T11:58:51Z ${moon}`,
    `2026-06-28T11:58:51Z ${sun}`,
    `2026-12-05T11:58:51Z ${moon}`,
  ];
  expect(datesOf(first, second)).toEqual(expected);
  expect(datesOf(second, first)).toEqual(expected);
  expect(Object.keys(triggersOf(sky, [first])[0] ?? {})).toEqual(["story", "at"]);
});
