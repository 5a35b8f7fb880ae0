import type { Drawing, Mark } from "@cosmic/drawings/drawing";
import { glyphMark, isGlyphName } from "@cosmic/drawings/glyphs/glyphs";
import type { ReportDocument } from "../document.ts";
import { drawingSvg, type PagePalette } from "../drawing-svg.ts";

/** The wheel of a report as an SVG file on its ground; null when the report has none. */
export function wheelPicture({ chapters }: ReportDocument, palette: PagePalette): string | null {
  for (const { blocks } of chapters.flatMap(({ sections }) => sections)) {
    const block = blocks.find((one) => one.kind === "figure" && one.name === "wheel");
    if (block?.kind === "figure") return drawingSvg(onGround(block.drawing), palette);
  }
  return null;
}

/** The size that social networks show whole. */
const width = 1200;
const height = 630;
const places = ["sun", "moon", "ascendant"] as const;

/** The signs of Sun, Moon and Ascendant as a picture for sharing: no name, no degree and no date, only what a reader
 * would say of a chart aloud. Those that are not certain without a birth time are left out. */
export function signsPicture({ chart, publisher }: ReportDocument, palette: PagePalette): string {
  const shown = places.flatMap((id) => {
    const placement = chart.placements.find((one) => one.id === id);
    return placement?.sign ? [{ name: placement.name, sign: placement.sign }] : [];
  });
  const column = width / Math.max(1, shown.length);
  const marks = shown.flatMap(({ name, sign }, at) => {
    const x = column * (at + 0.5);
    const glyph = sign.glyph ?? "";
    return [
      ...(isGlyphName(glyph) ? [glyphMark({ name: glyph, x, y: 235, size: 190, ink: "metal", strokeWidth: 1 })] : []),
      letters(sign.text, { x, y: 420 }, { size: 52, face: "text", ink: "ink" }),
      letters(name, { x, y: 472 }, { size: 30, face: "ui", ink: "ink-2" }),
    ];
  });
  const foot = letters(publisher, { x: width / 2, y: 575 }, { size: 28, face: "text", ink: "ink-2" });
  const title = shown.map(({ name, sign }) => `${name}: ${sign.text}`).join(", ");
  return drawingSvg(onGround({ viewBox: [0, 0, width, height], title, marks: [...marks, foot] }), palette);
}

interface Letters {
  readonly size: number;
  readonly face: "text" | "ui";
  readonly ink: "ink" | "ink-2";
}

const letters = (text: string, at: { readonly x: number; readonly y: number }, { size, face, ink }: Letters): Mark => ({
  ...{ tag: "text", at, text, paint: { fill: ink } },
  lettering: { face, size, anchor: "middle" },
});

/** The drawing on a rectangle of the paper's color, so that it can be laid on any page. */
function onGround(drawing: Drawing): Drawing {
  const [x, y, across, down] = drawing.viewBox;
  const ground: Mark = { tag: "rect", at: { x, y, width: across, height: down }, paint: { fill: "ground" } };
  return { ...drawing, marks: [ground, ...drawing.marks] };
}
