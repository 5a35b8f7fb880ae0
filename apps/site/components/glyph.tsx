import { type GlyphName, glyphGrid, glyphs } from "@cosmic/figures/glyphs";

/** Sizes of the glyph sheet, pixels: below the first the pen is heavier, above the last lighter; engraving from the middle one. */
const heavyBelowPx = 18;
const engravedFromPx = 20;
const lightAbovePx = 40;

interface GlyphProps {
  readonly name: GlyphName;
  /** Edge of its square, pixels. */
  readonly size?: number;
  /** Its words, when nothing beside it says the same; without them it is decoration. */
  readonly title?: string;
  readonly className?: string;
}

/** A sign of the atlas or of the interface, in the ink of the text around it. */
export function Glyph({ name, size = 24, title, className = "" }: GlyphProps) {
  const shape = glyphs[name];
  const pen = size < heavyBelowPx ? "g-heavy" : size > lightAbovePx ? "g-light" : "";
  const words = title ? ({ role: "img", "aria-label": title } as const) : ({ "aria-hidden": true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label; a title element would open a tooltip.
    <svg
      className={["g", pen, className].filter(Boolean).join(" ")}
      viewBox={`0 0 ${glyphGrid} ${glyphGrid}`}
      width={size}
      height={size}
      {...words}
    >
      {shape.d ? <path d={shape.d} /> : null}
      {shape.hatch && size >= engravedFromPx ? <path className="h" d={shape.hatch} /> : null}
      {shape.fill ? <path className="f" d={shape.fill} /> : null}
    </svg>
  );
}
