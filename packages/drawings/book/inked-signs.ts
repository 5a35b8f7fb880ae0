import { type Sign, signs } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import type { Ink, Mark } from "../drawing.ts";
import { pathMark } from "../geometry/marks.ts";
import { type GlyphName, type GlyphPlace, glyphMark, isGlyphName } from "../glyphs/glyphs.ts";

const elementInks = ["fire", "earth", "air", "water"] as const;
/** Tint on a light background; the screen's style sheet raises it to 0.15 on a dark one. */
const washOpacity = 0.13;

/** The ink of a sign's element. */
export function signInk(sign: Sign): Ink {
  return required(elementInks[signs.indexOf(sign) % 4], `the ink of ${sign}`);
}

/** A sign's glyph in the ink of its element. */
export function signMark(sign: Sign, place: Omit<GlyphPlace, "name" | "ink">): Mark {
  return glyphMark({ ...place, name: signGlyph(sign), ink: signInk(sign) });
}

function signGlyph(sign: Sign): GlyphName {
  const name = sign.toLowerCase();
  if (!isGlyphName(name)) throw new Error(`No glyph for the sign ${sign}.`);
  return name;
}

/** An area tinted with an ink. */
export function washMark(d: string, ink: Ink): Mark {
  return pathMark(d, { fill: ink, opacity: washOpacity }, "w-wash");
}
