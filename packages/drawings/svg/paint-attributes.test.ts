import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frameAttributes, paintAttributes } from "./paint-attributes.ts";
import { lightPalette } from "./palettes.ts";

test("colours become classes, measures become attributes, nothing absent has a key", () => {
  const mark = {
    tag: "text",
    hook: "w-p",
    paint: { fill: "ink", stroke: "wheel-face", width: 9, halo: true },
    lettering: { face: "ui", size: 40, weight: 500, anchor: "middle" },
  } as const;
  expect(paintAttributes(mark)).toEqual({
    className: "w-p ik-s-wheel-face ik-f-ink ik-halo ik-u",
    strokeWidth: 9,
    fontSize: 40,
    fontWeight: 500,
    textAnchor: "middle",
  });
  expect(paintAttributes({ tag: "g" })).toEqual({});
  expect(frameAttributes({ viewBox: [0, 0, 28, 28], title: "", hook: "seal", marks: [] })).toEqual({
    className: "ik seal",
    viewBox: "0 0 28 28",
  });
});

test("the style sheet has a stroke and a fill class for every ink", () => {
  const sheet = readFileSync(new URL("../inks.css", import.meta.url), "utf8");
  for (const ink of Object.keys(lightPalette)) {
    expect(sheet).toContain(`.ik-s-${ink} {`);
    expect(sheet).toContain(`.ik-f-${ink} {`);
  }
});
