import { type GlyphName, glyphGrid, glyphs, isMoon } from "@cosmic/drawings/glyphs/glyphs";

/** Size thresholds, px: strokes are heavier below the first and lighter above the second. */
const heavyBelowPx = 18;
const lightAbovePx = 40;

interface GlyphProps {
  readonly name: GlyphName;
  /** Width and height, px. */
  readonly size?: number;
  /** Accessible name; omit it if the text beside it says the same, and the glyph is decorative. */
  readonly title?: string;
  readonly className?: string;
  /** Flipped left to right: the Moon as seen from the southern hemisphere. */
  readonly mirrored?: boolean;
}

/** An astrological or interface glyph, in the color of the surrounding text. */
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
