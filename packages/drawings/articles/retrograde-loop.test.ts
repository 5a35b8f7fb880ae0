import { expect, test } from "vitest";
import { allMarks } from "../test-charts/laid-marks.ts";
import { retrogradeLoop } from "./retrograde-loop.ts";

/** Direct across 0° Aries, retrograde, and direct again. */
const path = [358, 359, 0, 1, 2, 1.5, 0.5, 359.5, 359, 359.2, 0, 1, 2].map((longitudeDeg, at, all) => ({
  longitudeDeg,
  latitudeDeg: at / 4,
  speedDeg: (((all[at + 1] ?? 3) - longitudeDeg + 540) % 360) - 180,
}));

test("a loop over 0° Aries is drawn in one piece, with both places where the planet turned", () => {
  const drawing = retrogradeLoop({ title: "A loop", path, dotEvery: 3 });
  const marks = allMarks(drawing.marks);
  const [, , width] = drawing.viewBox;
  expect(width).toBeLessThan(8 * 26 + 100);
  expect(marks.filter(({ tag, at }) => tag === "circle" && at?.r === 10)).toHaveLength(2);
  expect(marks.filter(({ tag, at }) => tag === "circle" && at?.r === 5)).toHaveLength(5);
});
