import { expect, test } from "vitest";
import { readPageFaces } from "../faces/page-faces.ts";
import { dropCap, takesCap } from "./drop-cap.ts";
import { sizesInTurn } from "./text-sizes.ts";

const { faces } = readPageFaces();
const text = `“Your Sun stands in Gemini, ${"and the words go on about it for a while, ".repeat(6)}to the end.`;

test("the words beside a capital and those below it are the paragraph's own", () => {
  const told = text.slice(1);
  const { letter, beside, rest } = dropCap(told, faces.text, sizesInTurn[0]);
  expect(letter).toBe("Y");
  expect(`${letter}${beside} ${rest}`).toBe(told);
});

test("the words beside it fill three lines of the room it leaves", () => {
  const { widthMm, beside } = dropCap(text.slice(1), faces.text, sizesInTurn[0]);
  const { measureMm, textMm } = sizesInTurn[0];
  const linesWide = (faces.text.widthEm(beside) * textMm) / (measureMm - widthMm);
  expect(linesWide).toBeGreaterThan(2.6);
  expect(linesWide).toBeLessThanOrEqual(3);
});

test("a paragraph too short for three lines, or one that opens with a quotation mark, has none", () => {
  const paragraph = { kind: "paragraph", role: "core", facts: [] } as const;
  expect(takesCap({ ...paragraph, text: text.slice(1) })).toBe(true);
  expect(takesCap({ ...paragraph, text })).toBe(false);
  expect(takesCap({ ...paragraph, text: "Your Sun stands in Gemini." })).toBe(false);
});
