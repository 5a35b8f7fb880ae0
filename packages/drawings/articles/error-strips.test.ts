import { expect, test } from "vitest";
import type { Drawing, Mark } from "../drawing.ts";
import { errorStrips } from "./error-strips.ts";

const strip = (years: readonly (number | null)[]) => ({
  glyph: "sun" as const,
  name: "Sun",
  promised: 0.005,
  promisedWords: "0.005″",
  worstWords: "0.0025″",
  years,
});
const drawn = (years: readonly (number | null)[], size: "wide" | "compact" = "wide"): Drawing =>
  errorStrips(
    { title: "t", worstHead: "worst", promisedHead: "promised", firstYear: 1900, strips: [strip(years)] },
    size,
  );
const strokes = ({ marks }: Drawing, ink: "ink" | "fire"): readonly Mark[] =>
  marks.filter(({ tag, paint }) => tag === "path" && paint?.stroke === ink);
const heights = (mark: Mark | undefined) =>
  [...String(mark?.at?.d).matchAll(/v-([\d.]+)/g)].map(([, height]) => Number(height));

test.each(["wide", "compact"] as const)(
  "a stroke is as tall as its error, the whole strip as what is promised (%s)",
  (size) => {
    const [comb] = strokes(drawn([0.005, 0.0025, 0.0005], size), "ink");
    const [whole = 0, half = 0, tenth = 0] = heights(comb);
    expect(half).toBeCloseTo(whole / 2, 1);
    expect(tenth).toBeCloseTo(whole / 10, 1);
  },
);

test("a year without a measure has no stroke, and the next one stands in its own place", () => {
  const [comb] = strokes(drawn([0.001, null, 0.001]), "ink");
  expect(heights(comb)).toHaveLength(2);
  expect(String(comb?.at?.d)).toContain("m6.4 ");
});

test("an error beyond the promise is red and cut off at the line", () => {
  const drawing = drawn([0.005, 0.02]);
  expect(heights(strokes(drawing, "ink")[0])).toHaveLength(1);
  expect(heights(strokes(drawing, "fire")[0])).toEqual(heights(strokes(drawing, "ink")[0]));
});

test.each(["wide", "compact"] as const)("every word stands inside the plate (%s)", (size) => {
  const { marks, viewBox } = drawn(
    Array.from({ length: 220 }, () => 0.001),
    size,
  );
  for (const { at } of marks.filter(({ tag }) => tag === "text")) {
    expect(Number(at?.x)).toBeLessThanOrEqual(viewBox[2]);
    expect(Number(at?.y)).toBeLessThanOrEqual(viewBox[3]);
  }
});
