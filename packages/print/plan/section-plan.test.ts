import type { Block, Chapter } from "@cosmic/report/document";
import { expect, test } from "vitest";
import { planChapter } from "./section-plan.ts";

const note = (title: string, glyph = "saturn"): Block => ({
  kind: "margin-note",
  glyph,
  title,
  lines: ["Age 29", "June 15, 2003"],
  facts: [],
});
const heading = (text: string): Block => ({ kind: "heading", text });
const words = (lines: number): Block => ({ kind: "paragraph", role: "core", text: "x".repeat(74 * lines), facts: [] });

function runsOf(blocks: readonly Block[]) {
  const chapter: Chapter = {
    ...{ id: "cycles", title: "Cycles", subtitle: "", glyph: "calendar", tab: "life-cycles", opener: null },
    sections: [{ id: "saturn-returns", title: "The returns of Saturn", blocks }],
  };
  const [section] = planChapter(chapter).sections;
  return section && "runs" in section ? section.runs : [];
}
const titles = (blocks: readonly Block[]) => runsOf(blocks).map(({ notes }) => notes.map(({ title }) => title));

test("a note right above a heading stands beside it, the notes before the first words beside these", () => {
  const blocks = [
    ...[note("Saturn"), words(8), note("First return"), heading("First return"), words(6)],
    ...[note("Second return"), heading("Second return"), words(6)],
  ];
  expect(titles(blocks)).toEqual([["Saturn"], ["First return"], ["Second return"]]);
  expect(runsOf(blocks).map(({ room }) => room > 2)).toEqual([false, true, true]);
});

test("notes that would stand taller than their words lose the widest angles, and no others", () => {
  const angles = ["sextile", "square", "trine"].map((glyph) => note(glyph, glyph));
  expect(titles([note("Neptune"), note("Saturn rules it"), ...angles, words(10)])).toEqual([
    ["Neptune", "Saturn rules it", "sextile"],
  ]);
  const placed = ["Moon", "Mars", "Saturn", "Uranus"].map((title) => note(title));
  expect(titles([...placed, words(4)])).toEqual([["Moon", "Mars", "Saturn", "Uranus"]]);
});

test("a few opening lines ask for the room of the table they lead to", () => {
  const table: Block = {
    kind: "table",
    caption: "Houses",
    columns: [{ title: "Planet", align: "start" }],
    rows: Array.from({ length: 8 }, () => [{ text: "Sun" }]),
  };
  const room = (blocks: readonly Block[]): number => {
    const chapter: Chapter = {
      ...{ id: "tables", title: "Tables", subtitle: "", glyph: "search", tab: "overview", opener: null },
      sections: [{ id: "houses", title: "Houses", blocks }],
    };
    const [section] = planChapter(chapter).sections;
    return section && "room" in section ? section.room : 0;
  };
  expect(room([words(3), table])).toBe(3 + 3 + 15);
  expect(room([words(9), table])).toBe(6);
});
