import { type GlyphName, glyphGrid, glyphs, isMoon } from "@cosmic/drawings/glyphs";

/** Sizes of the glyph sheet, pixels: below the first the pen is heavier, above the second lighter. */
const heavyBelowPx = 18;
const lightAbovePx = 40;

interface GlyphProps {
  readonly name: GlyphName;
  /** Edge of its square, pixels. */
  readonly size?: number;
  /** Its words, when nothing beside it says the same; without them it is decoration. */
  readonly title?: string;
  readonly className?: string;
  /** Left and right exchanged: the Moon as it is seen from the southern half of the Earth. */
  readonly mirrored?: boolean;
}

/** A sign of the atlas or of the interface, in the ink of the text around it. */
export function Glyph({ name, size = 24, title, className = "", mirrored = false }: GlyphProps) {
  const shape = glyphs[name];
  const pen = size < heavyBelowPx ? "g-heavy" : size > lightAbovePx ? "g-light" : "";
  const words = title ? ({ role: "img", "aria-label": title } as const) : ({ "aria-hidden": true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label; a title element would open a tooltip.
    <svg
      className={["g", pen, mirrored ? "g-mirrored" : "", className].filter(Boolean).join(" ")}
      viewBox={`0 0 ${glyphGrid} ${glyphGrid}`}
      width={size}
      height={size}
      {...words}
    >
      {shape.d ? <path className={isMoon(name) ? "lit" : undefined} d={shape.d} /> : null}
      {shape.shade ? <path className="shade" d={shape.shade} /> : null}
      {shape.fill ? <path className="f" d={shape.fill} /> : null}
    </svg>
  );
}
