import { expect, test } from "vitest";
import type { PlannedSection } from "../typeset/planned-section.ts";
import type { SetBlock } from "../typeset/set-block.ts";
import { withMethodColumns } from "./method-columns.ts";

const remark: SetBlock = { kind: "paragraph", text: "A remark.", role: "note", facts: [] };
const table: SetBlock = { kind: "table", caption: "", columns: [], rows: [] };
const section = (id: string, ...blocks: readonly SetBlock[]): PlannedSection => ({
  ...{ id, title: id, plates: [], platesFirst: false, room: 3 },
  runs: [{ notes: [], notesStand: "open", blocks, room: 0 }],
});

test("the remarks and terms after the last table run on in columns, in their order", () => {
  const sections = [
    section("first", remark),
    section("cusps", table),
    section("orbs", remark),
    section("terms", remark),
  ];
  const [first, cusps, columns] = withMethodColumns(sections, true);
  expect([first, cusps]).toEqual(sections.slice(0, 2));
  expect(columns).toEqual({
    columns: [
      { kind: "title", id: "orbs", title: "orbs" },
      remark,
      { kind: "title", id: "terms", title: "terms" },
      remark,
    ],
  });
});

test("a sheet that does not end in the terms of the book stays as it is", () => {
  const sections = [section("first", table), section("second", remark)];
  expect(withMethodColumns(sections, false)).toEqual(sections);
});
