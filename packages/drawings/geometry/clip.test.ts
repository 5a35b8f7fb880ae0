import { expect, test } from "vitest";
import { insideCircle } from "./clip.ts";

const cut = { radius: 10, scale: 1 };

test("a line is clipped at the circle, and begins anew where it comes back", () => {
  expect(
    insideCircle(
      [
        { x: -20, y: 0 },
        { x: 0, y: 0 },
        { x: 20, y: 0 },
      ],
      cut,
    ),
  ).toBe("M-10 0L0 0L10 0");
});

test("a path begins with a move even when its first part is too short to be drawn", () => {
  const entering = [
    { x: -10.0004, y: 0 },
    { x: -9.9999, y: 0 },
    { x: 0, y: 0 },
  ];
  expect(insideCircle(entering, cut)).toBe("M-10 0L0 0");
});
