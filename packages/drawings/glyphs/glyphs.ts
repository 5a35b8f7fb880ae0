import { recordOf } from "@cosmic/chart/record-of";
import type { Ink, Mark } from "../drawing.ts";
import { round } from "../geometry/polar.ts";
import { glyphPaths } from "./glyph-paths.ts";

export type GlyphName = keyof typeof glyphPaths;
export type GlyphGroup = (typeof glyphPaths)[GlyphName]["group"];

/** One glyph on the 24-unit grid. It has no color: screens use `currentColor`, drawings name an ink. */
export interface Glyph {
  readonly group: GlyphGroup;
  /** Key of the interface text that names it; same as its name here. */
  readonly label: GlyphName;
  /** Stroked outline, 1.5 units, round ends and joins. */
  readonly d?: string;
  /** Solid parts, no stroke. */
  readonly fill?: string;
  /** Dark part of a moon, in the ink `shade`; the rest of the disc is in `lit`, so it is the paler part on light and
   * dark paper. Northern view: a waxing moon is lit on the right. */
  readonly shade?: string;
}

/** Side length of the square every glyph is drawn in. */
export const glyphGrid = 24;

/** Whether a word names a glyph. */
export function isGlyphName(word: string): word is GlyphName {
  return Object.hasOwn(glyphPaths, word);
}

/** Whether a glyph is a Moon phase: a disc with a lit and a dark part, mirrored for southern births. */
export function isMoon(name: GlyphName): boolean {
  return glyphPaths[name].group === "phase";
}

/** All names, in the order of the glyph sheet. */
export const glyphNames: readonly GlyphName[] = Object.keys(glyphPaths).filter(isGlyphName);

function glyphOf(name: GlyphName): Glyph {
  return { ...glyphPaths[name], label: name };
}

/** Every glyph by its name: zodiac, planets, points, aspects, elements, modalities, moon phases, interface. */
export const glyphs: Readonly<Record<GlyphName, Glyph>> = recordOf(glyphNames, glyphOf);

/** Where a glyph is placed and how it is inked. Lengths in drawing units; `strokeWidth` in the glyph's own 24-unit
 * grid. */
export interface GlyphPlace {
  readonly name: GlyphName;
  /** Center. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: Ink;
  /** Default 1.5; use 1.75 below 18 px and 1.25 above 40 px. */
  readonly strokeWidth?: number;
  /** Flipped left to right: Moon phases for southern births. */
  readonly mirrored?: boolean;
  readonly hook?: string;
}

/** A glyph centered on (x, y), `size` units wide, as one group. */
export function glyphMark(place: GlyphPlace): Mark {
  const { name, x, y, size, ink = "current", strokeWidth = 1.5, mirrored = false, hook } = place;
  const glyph = glyphs[name];
  const scale = Math.round((size / glyphGrid) * 10000) / 10000;
  const left = round(mirrored ? x + size / 2 : x - size / 2);
  const marks: Mark[] = [];
  if (glyph.d) marks.push({ tag: "path", at: { d: glyph.d }, ...(isMoon(name) ? { paint: { fill: "lit" } } : {}) });
  if (glyph.shade) marks.push({ tag: "path", at: { d: glyph.shade }, paint: { fill: "shade", stroke: "none" } });
  if (glyph.fill) marks.push({ tag: "path", at: { d: glyph.fill }, paint: { fill: ink, stroke: "none" } });
  return {
    tag: "g",
    at: { transform: `translate(${left} ${round(y - size / 2)}) scale(${mirrored ? `-${scale} ` : ""}${scale})` },
    paint: { stroke: ink, width: strokeWidth },
    ...(hook === undefined ? {} : { hook }),
    marks,
  };
}
