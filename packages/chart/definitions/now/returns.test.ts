import { expect, test } from "vitest";
import type { CrossingKind, CycleKind } from "../../names.ts";
import { crossingsShown } from "../../now/next-returns.ts";
import type { NowReader, OwnCrossing } from "../../now/now-shape.ts";
import { joinNodeDates, ownCrossings, stretchOf } from "../../now/own-crossings.ts";
import { tenseOf } from "../../now/tense.ts";
import { dateAfter, jdTtOf, swingingNode } from "../../testing/even-sky.ts";

// Own crossings and returns of "Where you are now": docs/chart.md.

const clock = {
  zone: "UTC",
  offsetSeconds: 0,
  daylightSaving: false,
  abbreviation: "UTC",
  kind: "once",
  source: "",
} as const;
const cycle = (kind: CycleKind, ...dates: readonly string[]) => ({
  kind,
  dates: dates.map((date) => ({ date, direct: true })),
});
const crossingsOn = (asOf: string, ...cycles: readonly ReturnType<typeof cycle>[]) =>
  ownCrossings({ instant: "2000-06-15T12:00:00Z", clock, cycles }, asOf);

test("a crossing has its passes, its count, its tense from the first pass to the last, and the age on the first", () => {
  const passes = ["2029-06-14", "2029-10-01", "2030-02-01"] as const;
  const [saturn] = crossingsOn("2029-12-01", cycle("saturn-return", ...passes));
  expect(saturn).toEqual({
    ...{ kind: "saturn-return", count: 1, tense: "present", age: 28 },
    dates: passes.map((date) => ({ from: date, to: date })),
  });
  const tenses = ["2029-06-13", "2029-06-14", "2030-02-01", "2030-02-02"].map(
    (asOf) => crossingsOn(asOf, cycle("saturn-return", ...passes))[0]?.tense,
  );
  expect(tenses).toEqual(["ahead", "present", "present", "past"]);
  const single = ["2011-12-31", "2012-01-01", "2012-01-02"].map(
    (asOf) => crossingsOn(asOf, cycle("jupiter-return", "2012-01-01"))[0]?.tense,
  );
  expect(single).toEqual(["ahead", "present", "past"]);
});

test("crossings stand in order of time, two on one day in the order of their kinds; progressions are none", () => {
  const found = crossingsOn(
    "2026-01-01",
    cycle("progressed-moon-sign", "2010-01-01"),
    cycle("node-opposition", "2041-05-05"),
    cycle("neptune-square", "2041-05-05"),
    cycle("chiron-return", "2041-05-05"),
    cycle("jupiter-return", "2041-05-06", "2053-05-06", "2012-05-01"),
    cycle("progressed-sun-sign", "2020-01-01"),
  );
  expect(found.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    "neptune-square 1",
    "chiron-return 1",
    "node-opposition 1",
    "jupiter-return 1",
    "jupiter-return 2",
  ]);
});

const window = { from: "2025-11-23", to: "2028-11-23" };
const asOf = "2026-11-23";
const crossing = (kind: CrossingKind, from: string, to = from): OwnCrossing => ({
  ...{ kind, count: 1, age: 40, tense: tenseOf(from, to, asOf) },
  dates:
    from === to
      ? [{ from, to }]
      : [
          { from, to: from },
          { from: to, to },
        ],
});
const shown = (reader: NowReader, ...all: readonly OwnCrossing[]) => {
  const { crossings, nextReturns, pastReturns } = crossingsShown(reader, all, window);
  const named = (list: readonly OwnCrossing[]) => list.map((one) => `${one.kind} ${stretchOf(one).from}`);
  return { crossings: named(crossings), next: named(nextReturns), past: named(pastReturns) };
};

test.each<[string, string, boolean]>([
  ["2025-11-22", "2025-11-22", false],
  ["2025-02-01", "2025-11-22", false],
  ["2025-02-01", "2025-11-23", true],
  ["2026-05-01", "2026-05-01", true],
  ["2028-11-22", "2029-05-01", true],
  ["2028-11-23", "2029-05-01", false],
  ["2025-01-01", "2029-05-01", true],
])(
  "a crossing from %s to %s is of the window from 23 November 2025 to before 23 November 2028: %s",
  (from, to, isShown) => {
    for (const reader of ["minor", "adult", "elder"] as const)
      expect(shown(reader, crossing("uranus-square", from, to)).crossings).toHaveLength(isShown ? 1 : 0);
    expect(shown("child", crossing("uranus-square", from, to)).crossings).toEqual([]);
  },
);

const life = [
  crossing("jupiter-return", "2003-01-01"),
  crossing("node-return", "2005-01-01"),
  crossing("saturn-return", "2010-01-01"),
  crossing("jupiter-return", "2015-01-01"),
  crossing("chiron-return", "2020-01-01"),
  crossing("uranus-return", "2025-11-22"),
  crossing("jupiter-return", "2025-11-23"),
  crossing("node-return", "2026-11-23"),
  crossing("neptune-square", "2026-12-01"),
  crossing("saturn-return", "2026-12-02"),
  crossing("chiron-return", "2028-11-22"),
  crossing("node-opposition", "2028-11-23"),
  crossing("uranus-return", "2028-11-23"),
  crossing("node-return", "2029-01-01"),
  crossing("jupiter-return", "2030-01-01"),
];

test("the next two returns begin after the window, for a child after the date; an elder has none", () => {
  const beyond = ["uranus-return 2028-11-23", "node-return 2029-01-01"];
  expect([shown("minor", ...life).next, shown("adult", ...life).next]).toEqual([beyond, beyond]);
  // What happens on the day has happened.
  expect(shown("child", ...life)).toEqual({
    crossings: [],
    next: ["saturn-return 2026-12-02", "chiron-return 2028-11-22"],
    past: [],
  });
  expect(shown("elder", ...life).next).toEqual([]);
});

test("an elder looks back on the latest returns before the window, one a kind and three at most; nobody else does", () => {
  expect(shown("elder", ...life).past).toEqual([
    "jupiter-return 2015-01-01",
    "chiron-return 2020-01-01",
    "uranus-return 2025-11-22",
  ]);
  expect(shown("elder", ...life.slice(0, 2), crossing("node-return", "2024-01-01", "2025-11-23")).past).toEqual([
    "jupiter-return 2003-01-01",
    "node-return 2005-01-01",
  ]);
  expect([shown("adult", ...life).past, shown("minor", ...life).past]).toEqual([[], []]);
});

/** A node that passes its target on the given day backward, and again every hundred days. */
const day = "2018-03-10";
const passes = [-100, 0, 100].map((days) => dateAfter(day, days));
const ofNode = (kind: CrossingKind, dates = passes): OwnCrossing => ({
  ...crossing(kind, "2018-01-01"),
  dates: dates.map((date) => ({ from: date, to: date })),
});
const nodeAt = (longitude: number) => ({
  points: { trueNode: { longitude, sign: "Leo", degree: 0, minute: 0, house: null } } as const,
});
/** At its noon the node is at 120°. */
const nodeSky = (swingDeg: number, span?: { firstJdTt: number; lastJdTt: number }) =>
  swingingNode(`${day}T12:00:00Z`, { aboutDeg: 120, swingDeg }, span);
const joined = (found: OwnCrossing) => found.dates.map(({ from, to }) => (from === to ? from : `${from} ${to}`));

test("passes of the node between which it stays within a degree are one date, others each their own", () => {
  const [first, middle, last] = passes;
  expect(joined(joinNodeDates(ofNode("node-return"), nodeAt(120), nodeSky(0.95)))).toEqual([`${first} ${last}`]);
  expect(joined(joinNodeDates(ofNode("node-return"), nodeAt(120), nodeSky(1.05)))).toEqual([first, middle, last]);
  // An opposition is to the place across.
  expect(joined(joinNodeDates(ofNode("node-opposition"), nodeAt(300), nodeSky(0.95)))).toEqual([`${first} ${last}`]);
  expect(joined(joinNodeDates(ofNode("node-opposition"), nodeAt(300), nodeSky(1.05)))).toEqual([first, middle, last]);
  expect(joinNodeDates(ofNode("node-return"), nodeAt(120), nodeSky(0.95))).toMatchObject({
    kind: "node-return",
    count: 1,
    age: 40,
  });
});

test("the node is looked for near its passes alone, and no further than the ephemeris reaches", () => {
  const near = { firstJdTt: jdTtOf(`${passes[0]}T12:00:00Z`) - 122, lastJdTt: jdTtOf(`${passes[2]}T12:00:00Z`) + 122 };
  const oneDate = [`${passes[0]} ${passes[2]}`];
  const wide = { ...nodeSky(0.95, near), span: nodeSky(0.95).span };
  expect(joined(joinNodeDates(ofNode("node-return"), nodeAt(120), wide))).toEqual(oneDate);
  const short = nodeSky(0.95, { firstJdTt: near.firstJdTt + 100, lastJdTt: near.lastJdTt - 100 });
  expect(joined(joinNodeDates(ofNode("node-return"), nodeAt(120), short))).toEqual(oneDate);
});

test("one date, a planet's dates and a node without a place are left as they are, and need no sky", () => {
  const blind = nodeSky(1, { firstJdTt: 0, lastJdTt: 0 });
  const [first] = passes;
  for (const kind of ["node-return", "node-opposition"] as const) {
    const single = ofNode(kind, first === undefined ? [] : [first]);
    expect(joinNodeDates(single, nodeAt(120), blind)).toEqual(single);
    expect(joinNodeDates(ofNode(kind), { points: {} }, blind)).toEqual(ofNode(kind));
  }
  for (const kind of ["saturn-return", "uranus-opposition", "chiron-return"] as const)
    expect(joinNodeDates(ofNode(kind), nodeAt(120), blind)).toEqual(ofNode(kind));
});
