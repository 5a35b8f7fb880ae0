import type { Ink, Mark } from "./drawing.ts";
import { round } from "./geometry/polar.ts";
import { glyphPaths } from "./glyph-paths.ts";

export type GlyphName = keyof typeof glyphPaths;
export type GlyphGroup = (typeof glyphPaths)[GlyphName]["group"];

/** One glyph on the 24 grid. It has no colour: screens use `currentColor`, figures name an ink. */
export interface Glyph {
  readonly group: GlyphGroup;
  /** Key of the interface text that names it; the same as its name here. */
  readonly label: GlyphName;
  /** Stroked outline, 1.5 units, round ends and joins. */
  readonly d?: string;
  /** Solid parts, no stroke. */
  readonly fill?: string;
  /** Dark part of a moon, in the ink `shade`; the rest of its disc is in the ink `lit`, so that it is the paler part on either
   * paper. Northern view: a waxing moon is lit at the right. */
  readonly shade?: string;
}

/** Side of the square every glyph is drawn in. */
export const glyphGrid = 24;

/** Whether a word names a glyph. */
export function isGlyphName(word: string): word is GlyphName {
  return Object.hasOwn(glyphPaths, word);
}

/** Whether a glyph is a phase of the Moon: a disc with a lit and a dark part, mirrored for southern births. */
export function isMoon(name: GlyphName): boolean {
  return glyphPaths[name].group === "phase";
}

/** All names, in the order of the glyph sheet. */
export const glyphNames: readonly GlyphName[] = Object.keys(glyphPaths).filter(isGlyphName);

function glyphOf(name: GlyphName): Glyph {
  return { ...glyphPaths[name], label: name };
}

/** Every glyph by its name: zodiac, planets, points, aspects, elements, modes, moon phases, interface. */
export const glyphs = Object.fromEntries(glyphNames.map((name) => [name, glyphOf(name)])) as Readonly<
  // Object.fromEntries forgets its keys; they are exactly `glyphNames`.
  Record<GlyphName, Glyph>
>;

/** Where a glyph stands and how it is inked. Lengths in the figure's units; `strokeWidth` in the glyph's own 24 grid. */
export interface GlyphPlace {
  readonly name: GlyphName;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: Ink;
  /** 1.5 unless told; 1.75 under 18 px, 1.25 above 40 (glyph sheet). */
  readonly strokeWidth?: number;
  /** Left and right exchanged: moon phases for southern births. */
  readonly mirrored?: boolean;
  readonly hook?: string;
}

/** A glyph centred on (x, y), `size` units wide, as one group. */
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
