import { legibilityFaults } from "@cosmic/drawings/test-charts/legibility";
import { expect, test } from "vitest";
import { nowSheets } from "./now-sheets.ts";
import { pairSheets } from "./pair-sheets.ts";
import { spineSheets } from "./spine-sheets.ts";
import { yearSheets } from "./year-sheets.ts";

const sheets = [...pairSheets(), ...yearSheets(), ...nowSheets(), ...spineSheets()];

test("pairs, years and dates, quiet and crowded, with and without a birth time, all have their drawings", () => {
  expect(sheets).toHaveLength(14);
  const labels = new Set(sheets.flatMap(({ drawings }) => drawings.map(({ label }) => label.split(" ")[0])));
  expect([...labels].toSorted()).toEqual([
    "contact",
    "halfway",
    "line",
    "month",
    "return",
    "spine",
    "story",
    "strand",
    "visits",
    "year",
  ]);
});

test.each(sheets)("every drawing of $name can be read, wide and compact, and says what it shows", ({ drawings }) => {
  for (const { label, wide, compact } of drawings) {
    for (const drawing of [wide.drawing, ...compact]) {
      expect(legibilityFaults(drawing), label).toEqual([]);
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
    }
    expect(wide.drawing.title).not.toBe("");
    expect(wide.drawing.description?.length ?? 0).toBeGreaterThan(0);
  }
});
