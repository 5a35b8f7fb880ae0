import { planets, signs } from "@cosmic/chart/facts";
import { expect, test } from "vitest";
import { glyphMark, glyphNames, glyphs, isGlyphName } from "./glyphs.ts";

test("every sign, planet, point, aspect and phase has a glyph", () => {
  const points = ["north-node", "south-node", "chiron", "lilith", "fortune", "ascendant", "midheaven", "retrograde"];
  const aspects = ["conjunction", "opposition", "trine", "square", "sextile", "quincunx"];
  const phases = ["new-moon", "waxing-crescent", "first-quarter", "waxing-gibbous", "full-moon", "waning-gibbous"];
  const names = [...signs.map((sign) => sign.toLowerCase()), ...planets, ...points, ...aspects, ...phases];
  expect(names.filter((name) => !isGlyphName(name))).toEqual([]);
});

test("every glyph has something to draw, and words that are not glyphs are told apart", () => {
  for (const name of glyphNames) expect(glyphs[name].d ?? glyphs[name].fill).toBeTruthy();
  expect(isGlyphName("toString")).toBe(false);
  expect(isGlyphName("")).toBe(false);
});

test("a glyph is centred on its place, and mirrored about it", () => {
  expect(glyphMark({ name: "sun", x: 100, y: 50, size: 48 }).at?.transform).toBe("translate(76 26) scale(2)");
  const mirrored = glyphMark({ name: "first-quarter", x: 100, y: 50, size: 48, mirrored: true });
  expect(mirrored.at?.transform).toBe("translate(124 26) scale(-2 2)");
});
