import { signs } from "@cosmic/chart/facts";
import { expect, test } from "vitest";
import { piecesOf } from "../geometry/path-pieces.ts";
import { allMarks, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { constellationSheet } from "./constellation-plate.ts";

test.each(signs)(
  "the whole figure of %s stands inside its frame, with its stars, hours and declinations named",
  (sign) => {
    const sheet = constellationSheet(sign, sign);
    const [x, y, width, height] = sheet.viewBox;
    const figure = allMarks(sheet.marks).find(({ paint }) => paint?.stroke === "metal");
    const ends = piecesOf(String(figure?.at?.d)).flatMap(({ from, to }) => [from, to]);
    expect(ends.length).toBeGreaterThan(4);
    for (const end of ends) {
      expect(Math.abs(end.x - x - width / 2)).toBeLessThan(width / 2 - 30);
      expect(Math.abs(end.y - y - height / 2)).toBeLessThan(height / 2 - 30);
    }
    expect(legibilityFaults(sheet)).toEqual([]);
    expect(wordsOf(sheet).filter((word) => /^\d+h$/.test(word)).length).toBeGreaterThan(0);
    expect(wordsOf(sheet).filter((word) => /^[+−]?\d+°$/.test(word)).length).toBeGreaterThan(0);
  },
);

test("the Bull has its horns without the Charioteer, who is drawn through the same star, and the Twins have their knees", () => {
  const highest = (sign: (typeof signs)[number]) => {
    const { viewBox, marks } = constellationSheet(sign, "");
    const figure = allMarks(marks).find(({ paint }) => paint?.stroke === "metal");
    return { viewBox, pieces: piecesOf(String(figure?.at?.d)) };
  };
  expect(highest("Taurus").pieces.length).toBeLessThan(12);
  expect(highest("Gemini").pieces.length).toBeGreaterThan(10);
});
