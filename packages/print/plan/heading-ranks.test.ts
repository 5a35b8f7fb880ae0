import { expect, test } from "vitest";
import type { SetBlock } from "../typeset/set-block.ts";
import { headingRanks } from "./heading-ranks.ts";

const heading = (text: string): SetBlock => ({ kind: "heading", text });
const paragraph = (role: "core" | "strain" | "practice"): SetBlock => ({
  kind: "paragraph",
  role,
  text: "Somebody mends a clock.",
  facts: [],
});
const ranksOf = (blocks: readonly SetBlock[]) => {
  const ranks = headingRanks(blocks);
  return blocks.flatMap((block) => (block.kind === "heading" ? [ranks.get(block) ?? "alike"] : []));
};

test("a heading with headings of its own stands above them", () => {
  const blocks = [
    ...[paragraph("core"), heading("Where it is hard"), paragraph("strain")],
    ...[heading("Sun and Moon together"), paragraph("core"), heading("Where it is hard"), paragraph("strain")],
  ];
  expect(ranksOf(blocks)).toEqual(["alike", "topic", "part"]);
});

test("headings of one kind stay alike", () => {
  expect(ranksOf([heading("Taurus"), paragraph("core"), heading("Gemini"), paragraph("core")])).toEqual([
    "alike",
    "alike",
  ]);
  expect(ranksOf([paragraph("core"), heading("Where it is hard"), paragraph("strain")])).toEqual(["alike"]);
});
