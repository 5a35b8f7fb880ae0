import { expect, test } from "vitest";
import { letterDrawing } from "./drawing-letters.ts";

const latin = new Set(Array.from("0123456789'°AC◊", (letter) => letter.codePointAt(0) ?? 0));
const coverage = { text: latin, ui: latin };
const drawn = (text: string) =>
  letterDrawing(
    { viewBox: [0, 0, 1, 1], title: "x", marks: [{ tag: "g", marks: [{ tag: "text", at: { x: 1 }, text }] }] },
    coverage,
  );

test("arc minutes in a figure keep a sign its face has, and count as set", () => {
  expect(drawn("24°20′")).toEqual({
    value: {
      viewBox: [0, 0, 1, 1],
      title: "x",
      marks: [{ tag: "g", marks: [{ tag: "text", at: { x: 1 }, text: "24°20'" }] }],
    },
    replacedCharacters: 0,
  });
});

test("a letter no face of a figure has becomes a lozenge and is counted, never another machine's typeface", () => {
  expect(drawn("A李C")).toMatchObject({
    value: { marks: [{ marks: [{ text: "A◊C" }] }] },
    replacedCharacters: 1,
  });
});
