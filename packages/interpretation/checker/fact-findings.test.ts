import { expect, test } from "vitest";
import type { ChartTruth } from "./chart-truth.ts";
import { factFindings, tensionFindings } from "./fact-findings.ts";
import type { CheckedChapter } from "./report-text.ts";

/** A chart that has Mars nowhere in Leo; “seventh house” is a word that needs a time. */
const truthOf = (timed: boolean): ChartTruth => ({
  facts: new Set(),
  timed,
  untrue: (text) => text.match(/Mars in Leo/g) ?? [],
  timeWords: (text) => text.match(/seventh house/g) ?? [],
});

const chapter = (id: string, paragraphs: readonly string[], lines: readonly string[] = []): CheckedChapter => ({
  ...{ id, lines, emptyTitles: [] },
  paragraphs: paragraphs.map((text) => ({ text, facts: null, plain: null })),
});

const wrong = "It is Mars in Leo in the seventh house.";

test.each<readonly [id: string, timed: readonly string[], untimed: readonly string[]]>([
  // Chapters of other dates, hours or the far side of a boundary state placements that are not the chart’s; chapters on
  // the missing hour, and those that tell of another time, name houses without one.
  ["soul", ["contradicts-facts"], ["contradicts-facts", "needs-birth-time"]],
  ["cycles", [], ["needs-birth-time"]],
  ["now", [], []],
  ["the-day-as-it-turned", [], []],
  ["what-is-uncertain", [], []],
  ["how-to-read", ["contradicts-facts"], ["contradicts-facts"]],
  ["appendix", ["contradicts-facts"], ["contradicts-facts"]],
])("in the chapter “%s”, a wrong placement in a house is with a time %j, without one %j", (id, timed, untimed) => {
  const kinds = (isTimed: boolean) => factFindings(chapter(id, [wrong]), truthOf(isTimed)).map(({ kind }) => kind);
  expect([kinds(true), kinds(false)]).toEqual([timed, untimed]);
});

test("a finding names the paragraph, counted from one, or for a title the chapter, which it names once", () => {
  const soul = chapter("soul", ["All is well.", "It is Mars in Leo."], ["Mars in Leo", "Sun", "Mars in Leo"]);
  const found = { kind: "contradicts-facts", excerpt: "Mars in Leo" };
  expect(factFindings(soul, truthOf(true))).toEqual([
    { ...found, place: "soul, paragraph 2" },
    { ...found, place: "soul" },
  ]);
});

test("a word that needs a time is found where it stands", () => {
  const soul = chapter("soul", ["It is the seventh house."], ["The seventh house"]);
  const found = { kind: "needs-birth-time", excerpt: "seventh house" };
  expect(factFindings(soul, truthOf(false))).toEqual([
    { ...found, place: "soul, paragraph 1" },
    { ...found, place: "soul" },
  ]);
});

test("contradictions that no block reconciles are findings of the whole book", () => {
  const tensions = [
    { heading: "acts-first.thinks-first", reconciled: true },
    { heading: "needs-closeness.needs-distance", reconciled: false },
  ];
  expect(tensionFindings(tensions)).toEqual([
    { kind: "unreconciled-claims", place: "book", excerpt: "needs-closeness.needs-distance" },
  ]);
});
