import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { errorEnds } from "@cosmic/chart/edges/counterfactual";
import type { Edge } from "@cosmic/chart/edges/edge";
import { findEdges } from "@cosmic/chart/edges/find-edges";
import { notedEdges } from "@cosmic/chart/edges/noted-edges";
import { natalChart } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { describe, expect, test } from "vitest";
import type { Block, ReportDocument } from "../../document.ts";
import { plainText } from "../../plain-text.ts";
import { namedBirths, type PlannedBook, plannedBook } from "../../testing/planned-book.ts";
import { randomBirths } from "../../testing/random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const bookOf = (birth: Birth): PlannedBook =>
  required(plannedBook({ birth, asOf: "2026-11-23", sources }), `the book of ${birth.date}`);

/** The boundaries that a book has a note on. */
function edgesOf(birth: Birth): readonly Edge[] {
  const chart = natalChart(birth, sources);
  if (!chart.ok) return [];
  const { at, facts } = chart;
  const ends = errorEnds(at);
  return ends === null ? [] : notedEdges(findEdges({ at, facts, spine: natalSpine(at, facts), ends }));
}

const paragraphs = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "paragraph" ? [block] : []));
const marked = ({ chapters }: ReportDocument) =>
  chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => paragraphs(blocks).filter(({ mark }) => mark !== undefined)),
  );

const { Frida, Ingrid, Mei, Carla, Ruth } = namedBirths;
const births: readonly Birth[] = [
  Frida,
  Ingrid,
  Mei,
  Carla,
  ...randomBirths(12, 11).filter(({ time }) => time !== null),
];

describe.each(births.map((birth) => [`${birth.date} ${birth.time}`, birth] as const))("%s", (_, birth) => {
  const { plan, document } = bookOf(birth);
  const marks = plan.chapters.flatMap(({ sections }) => sections.flatMap(({ mark }) => mark ?? []));

  test("a mark stands only above what is another text across its boundary", () => {
    const edges = edgesOf(birth);
    for (const { on, words } of marks) {
      const { time } = words.slots;
      const across = edges
        .filter(({ from }) => time?.is === "time" && from.time === time.time)
        .map(({ side, from, until }) => bookOf({ ...birth, ...(side === "until" ? from : until) }));
      expect(across, `a boundary at ${JSON.stringify(time)}`).not.toEqual([]);
      const own = required(
        marked(document).find(({ parts = [] }) => parts.includes(on)),
        `the paragraph of ${on}`,
      );
      const stays = across.every((book) => plainText(book.document).includes(own.text));
      expect(stays, `${on} across ${JSON.stringify(time)}`).toBe(false);
    }
  });

  test("a note on a boundary speaks of a paragraph of the book only where one rests on that fact", () => {
    const items = plan.chapters.flatMap(({ role, sections }) =>
      sections.flatMap((section) => section.items.map((item) => ({ ...item, chapter: role }))),
    );
    const passages = items.filter(({ chapter, role }) => chapter !== "what-is-uncertain" && role !== "frame");
    const onFact = new Set(passages.flatMap(({ facts }) => facts));
    for (const { part, facts } of items.filter(({ part }) => /^edges\/edges\/(angle|moon|point)-/.test(part)))
      expect(part.endsWith("-printed") || part.endsWith("angle-aspect#from"), part).toBe(
        facts.some((one) => onFact.has(one)) || part.endsWith("angle-aspect#from"),
      );
  });

  test("every mark of the plan is printed once, above its own paragraph", () => {
    expect(marked(document).map(({ parts = [] }) => parts[0])).toEqual(marks.map(({ on }) => on));
  });
});

test("a book has marks where a boundary is near, and none without a birth time", () => {
  expect(marked(bookOf(Frida).document).length).toBeGreaterThan(0);
  expect(marked(bookOf(Ruth).document)).toEqual([]);
});

test("a reader who compares charts in whole signs is sent to planets that move there", () => {
  const advice = births.flatMap((birth) => {
    const { document, facts } = bookOf(birth);
    const { wholeSign } = required(facts.houseSystems, "the house systems");
    const sections = document.chapters.find(({ id }) => id === "what-is-uncertain")?.sections ?? [];
    const told = sections
      .filter(({ id }) => id === "house-systems")
      .flatMap(({ blocks }) => paragraphs(blocks))
      .filter(({ parts = [] }) => parts.includes("edges/edges/whole-sign-advice#line"));
    return told.map(({ text }) => ({ text, sunMoves: wholeSign.sun !== facts.planets.sun.house }));
  });
  expect(advice.length).toBeGreaterThan(0);
  for (const { text, sunMoves } of advice) expect(text.includes("the Sun"), text).toBe(sunMoves);
});
