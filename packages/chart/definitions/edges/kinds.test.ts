import { expect, test } from "vitest";
import { type Edge, type EdgeFact, edgeKind, edgeKinds } from "../../edges/edge.ts";
import { notedEdges, rankedEdges } from "../../edges/noted-edges.ts";

// Boundaries of the birth time: docs/chart.md, "Time tolerance".

test.each<readonly [EdgeFact, Edge["kind"]]>([
  ["ascendant.sign", "rising-sign"],
  ["midheaven.sign", "midheaven-sign"],
  ["sun.sign", "planet-sign"],
  ["moon.sign", "planet-sign"],
  ["pluto.sign", "planet-sign"],
  ["sect", "sect"],
  ["spine", "spine"],
  ["moon-phase", "moon-phase"],
  ["sun.house", "light-house"],
  ["moon.house", "light-house"],
  ["mars.house", "light-house"],
  ["venus.house", "planet-house"],
  ["venus-square-saturn", "planet-aspect"],
  ["venus-square-ascendant", "angle-aspect"],
  ["sun-trine-midheaven", "angle-aspect"],
  ["house-3.sign", "cusp-sign"],
  ["fortune.house", "point-house"],
  ["chiron.house", "point-house"],
  ["trueNode.sign", "point-sign"],
])("with Mars as ruler of the chart %s is a boundary of the kind %s", (fact, kind) => {
  expect(edgeKind(fact, "mars")).toBe(kind);
});

test("without a ruler of the chart only Sun and Moon have houses of the first rank", () => {
  expect(edgeKind("mars.house", null)).toBe("planet-house");
});

test.each<EdgeFact>(["mars.dignity", "houses", "theme-1", "t-square-sun-moon-mars", "t-square-sun"])(
  "%s is no boundary",
  (fact) => {
    expect(() => edgeKind(fact, null)).toThrow("is no boundary");
  },
);

const clock = { date: "1990-06-15", time: "08:30", offsetSeconds: 0 };

function edge(boundary: EdgeFact, fromMinute = 1): Edge {
  const sides = { side: fromMinute > 0 ? "until" : "from", told: "one", other: "other" } as const;
  const kind = edgeKind(boundary, null);
  return { id: `${boundary}@${fromMinute}`, kind, boundary, until: clock, from: clock, fromMinute, ...sides };
}
const idsOf = (edges: readonly Edge[]) => edges.map(({ id }) => id);

test("boundaries are ranked by their kind: signs of the angles, planets, day and night, houses, aspects, cusps, points", () => {
  const ranked: readonly EdgeFact[] = [
    ...(["ascendant.sign", "midheaven.sign", "venus.sign", "sect", "moon.house", "spine", "mars.house"] as const),
    ...(["moon-phase", "sun-square-mars", "house-2.sign", "sun-square-ascendant", "chiron.house"] as const),
    "chiron.sign",
  ];
  // A minute for each, as one that others bring about is left out.
  const edges = ranked.map((fact, index) => edge(fact, 60 - index));
  expect(edges.map(({ kind }) => kind)).toEqual([...edgeKinds]);
  expect(rankedEdges(edges.toReversed())).toEqual(edges);
  expect(rankedEdges(edges)).toEqual(edges);
});

test("of one kind the nearest comes first, and of two as near the one whose name comes first", () => {
  // A boundary lies in the half minute before its first minute: 0 and 1 are as near as −1 and 2.
  const edges = [
    edge("saturn.house", 0),
    edge("venus.house", 1),
    edge("mercury.house", -1),
    edge("neptune.house", 2),
    edge("jupiter.house", 3),
    edge("mars.house", -3),
    edge("uranus.house", 5),
  ];
  expect(idsOf(rankedEdges(edges.toReversed()))).toEqual(idsOf(edges));
  expect(idsOf(rankedEdges([3, 1, 6, 0, 5, 2, 4].flatMap((index) => edges[index] ?? [])))).toEqual(idsOf(edges));
});

test("the spine is a boundary only where nothing else changes in its minute", () => {
  expect(idsOf(rankedEdges([edge("spine", 2)]))).toEqual(["spine@2"]);
  expect(idsOf(rankedEdges([edge("spine", 2), edge("moon.sign", 3)]))).toEqual(["moon.sign@3", "spine@2"]);
  expect(idsOf(rankedEdges([edge("spine", 2), edge("moon.sign", 2)]))).toEqual(["moon.sign@2"]);
  expect(idsOf(rankedEdges([edge("spine", 2), edge("spine", -2)]))).toEqual(["spine@-2", "spine@2"].toReversed());
});

test("the lots change with day and night in the same minute, and are boundaries in any other", () => {
  const lots = [edge("fortune.house", 2), edge("spirit.house", 2), edge("fortune.sign", 2), edge("spirit.sign", 2)];
  expect(idsOf(rankedEdges(lots))).toEqual(idsOf(lots));
  expect(idsOf(rankedEdges([...lots, edge("moon.sign", 2)]))).toEqual(["moon.sign@2", ...idsOf(lots)]);
  expect(idsOf(rankedEdges([...lots, edge("sect", 3)]))).toEqual(["sect@3", ...idsOf(lots)]);
  expect(idsOf(rankedEdges([...lots, edge("sect", 2), edge("moon.sign", 2)]))).toEqual(["moon.sign@2", "sect@2"]);
  expect(idsOf(rankedEdges([edge("chiron.house", 2), edge("sect", 2)]))).toEqual(["sect@2", "chiron.house@2"]);
});

test("six boundaries have a note", () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((minute) => edge("venus.house", minute));
  expect(notedEdges(seven)).toEqual(seven.slice(0, 6));
  expect(notedEdges(seven.slice(0, 2))).toHaveLength(2);
});
