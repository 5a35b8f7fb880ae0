import { lowercase } from "@cosmic/chart/fact-index/fact-ids";
import type { Sign } from "@cosmic/chart/facts";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import type { Ink, Mark } from "../drawing.ts";
import { pathMark } from "../geometry/marks.ts";
import { type GlyphPlace, glyphMark } from "../glyphs/glyphs.ts";

/** Tint on a light background; the screen's style sheet raises it to 0.15 on a dark one. */
const washOpacity = 0.13;

/** The ink of a sign's element. */
export function signInk(sign: Sign): Ink {
  return lowercase(elementOf(sign));
}

/** A sign's glyph in the ink of its element. */
export function signMark(sign: Sign, place: Omit<GlyphPlace, "name" | "ink">): Mark {
  return glyphMark({ ...place, name: lowercase(sign), ink: signInk(sign) });
}

/** An area tinted with an ink. */
export function washMark(d: string, ink: Ink): Mark {
  return pathMark(d, { fill: ink, opacity: washOpacity }, "w-wash");
}
