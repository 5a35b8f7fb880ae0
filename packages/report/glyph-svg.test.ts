import { expect, test } from "vitest";
import { glyphSvg, logoSvg, neatlineSvg, openerSvg } from "./glyph-svg.ts";

test("a glyph is a file of its own in the ink and the palette asked for", () => {
  const carmine = glyphSvg("aries", { ink: "fire", palette: "light" });
  expect(carmine).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 24 24"/);
  expect(carmine).toContain('stroke="#A8371F"');
  expect(glyphSvg("aries", { ink: "fire", palette: "night" })).not.toBe(carmine);
});

test("a name that is no glyph is refused by that name", () => {
  expect(() => glyphSvg("vulcan", { ink: "ink", palette: "light" })).toThrow("No glyph is called vulcan.");
  expect(() => openerSvg("toString")).toThrow("No glyph is called toString.");
});

test("opener, neatline and logo carry no style sheet and no variable", () => {
  for (const svg of [openerSvg("gemini"), neatlineSvg({ widthMm: 210, heightMm: 297 }), logoSvg()]) {
    expect(svg).not.toMatch(/class=|style|var\(|currentColor/);
  }
});
