import { expect, test } from "vitest";
import { type EmblemName, emblem } from "../glyphs/emblems.ts";
import { glyphNames } from "../glyphs/glyphs.ts";
import { logo } from "../glyphs/logo.ts";
import { bigThreePlates } from "../plates/big-three-plates.ts";
import { celebrationPlate } from "../plates/celebration-plate.ts";
import { seal } from "../plates/seal.ts";
import { closingSky, heroSky } from "../stars/hero-sky.ts";
import { planisphere } from "../stars/planisphere.ts";
import { skyOf } from "../stars/sky-of.ts";
import { skyPlate } from "../stars/sky-plate.ts";
import { sampleFacts } from "../test-charts/sample-facts.ts";
import { wheel } from "../wheel.ts";
import { construction } from "./construction.ts";
import { neatline } from "./neatline.ts";
import { lightPalette, nightPalette } from "./palettes.ts";
import { svgText } from "./svg-text.ts";

const fonts = { text: "Baskervville", ui: "Jost" };
const sky = skyOf({ facts: sampleFacts, latitudeDeg: -23.55, longitudeDeg: -46.63 });
const plates = bigThreePlates({ facts: sampleFacts, latitudeDeg: -23.55 });
const emblemNames: readonly EmblemName[] = ["certified", "instant", "global", "premium"];
const letters = ["N", "E", "S", "W"] as const;
const drawings = [
  wheel(sampleFacts, { title: "t" }),
  wheel(sampleFacts, { title: "t", compact: true }),
  seal(sampleFacts),
  skyPlate({ ...sky, title: "t", letters }),
  celebrationPlate({ ...sky, title: "t", letters, glory: true }),
  celebrationPlate({ ...sky, title: "t", letters, closed: true, compact: true }),
  heroSky({ ...sky, letters }),
  closingSky(sky),
  planisphere({ title: "t", latitudeDeg: -23.55, siderealTimeDeg: 119.6, clockHours: 14.5 }),
  planisphere({ title: "t", latitudeDeg: 78, siderealTimeDeg: null, clockHours: null }),
  plates.sun,
  plates.moon,
  ...(plates.rising ? [plates.rising] : []),
  neatline({ widthMm: 210, heightMm: 297 }),
  logo(),
  ...emblemNames.map((name) => emblem(name)),
  ...glyphNames.map((name) => construction(name)),
];

/** Every tag closed in order and every attribute quoted: enough XML for what this package writes. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-z]+)((?: [a-zA-Z0-9:-]+="[^"<]*")*)(\/?)>/gi, (_, closing, tag, __, empty) => {
    if (closing) return open.pop() === tag ? "" : "<";
    if (!empty) open.push(tag);
    return "";
  });
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!(?:amp|lt|gt|quot|#39);)/.test(svg);
}

test("every drawing prints as well-formed XML with finite numbers in both palettes", () => {
  for (const drawing of drawings) {
    for (const palette of [lightPalette, nightPalette]) {
      const svg = svgText(drawing, palette, fonts);
      expect(wellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|var\(|class=|style=|paint-order/);
    }
  }
});

test("a hostile title stays text", () => {
  const title = `</title><script>alert("x")</script> & 'y' \u0000\uD800 ]]>`;
  const svg = svgText({ viewBox: [0, 0, 1, 1], title, marks: [{ tag: "text", text: title }] }, lightPalette, fonts);
  expect(wellFormed(svg)).toBe(true);
  expect(svg).not.toContain("<script");
  expect([...svg].some((sign) => sign === "\u0000" || sign === "\uD800")).toBe(false);
  expect(svg).toContain("&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)");
});

test("a halo is printed as a second text below the letters", () => {
  const paint = { fill: "ink", stroke: "paper", width: 9, halo: true } as const;
  const svg = svgText(
    { viewBox: [0, 0, 9, 9], title: "", marks: [{ tag: "text", paint, text: "5°" }] },
    lightPalette,
    fonts,
  );
  expect(svg.match(/<text[^>]*>/g)).toEqual([
    '<text stroke="#FBF8EF" stroke-width="9">',
    '<text stroke="none" fill="#161C36">',
  ]);
});

test("a translucent shape of one ink needs no group of its own, one of two inks or a group does", () => {
  const line = { tag: "path", at: { d: "M0 0H9" } } as const;
  const marks = [
    { ...line, paint: { stroke: "ink", opacity: 0.5 } },
    { ...line, paint: { fill: "ink", stroke: "none", opacity: 0.5 } },
    { ...line, paint: { fill: "paper", stroke: "ink", opacity: 0.5 } },
    { tag: "g", paint: { stroke: "ink", opacity: 0.5 }, marks: [{ ...line, paint: { fill: "paper", opacity: 0.5 } }] },
    { tag: "text", paint: { fill: "ink", opacity: 0.5 }, text: "5°" },
  ] as const;
  const svg = svgText({ viewBox: [0, 0, 9, 9], title: "", marks }, lightPalette, fonts, "ink");
  expect(svg.match(/<(path|g|text)[^>]*>/g)).toEqual([
    '<path d="M0 0H9" stroke="#161C36" stroke-opacity="0.5"/>',
    '<path d="M0 0H9" stroke="none" fill="#161C36" fill-opacity="0.5"/>',
    '<path d="M0 0H9" stroke="#161C36" fill="#FBF8EF" opacity="0.5"/>',
    '<g stroke="#161C36" opacity="0.5">',
    '<path d="M0 0H9" fill="#FBF8EF" opacity="0.5"/>',
    '<text fill="#161C36" fill-opacity="0.5">',
  ]);
});
