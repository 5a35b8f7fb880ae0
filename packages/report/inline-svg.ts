import type { Drawing, Ink, Paint } from "@cosmic/drawings/drawing";
import { aspectStyles } from "@cosmic/drawings/glyphs/aspect-styles";
import { glyphGrid, glyphMark, isGlyphName, isMoon } from "@cosmic/drawings/glyphs/glyphs";
import { classedSvg } from "@cosmic/drawings/svg/classed-svg";
import { fillClass, strokeClass } from "@cosmic/drawings/svg/paint-attributes";
import { lightPalette, nightPalette } from "@cosmic/drawings/svg/palettes";
import type { PagePalette } from "./drawing-svg.ts";

export { escapeXml } from "@cosmic/drawings/svg/svg-text";

/** A drawing inside a page; its colors come from `inkRules`. */
export function inlineSvg(drawing: Drawing): string {
  return classedSvg(drawing);
}

/** A decorative glyph inside a line of text, `southern` for Moon phases; empty for an unknown name. */
export function inlineGlyph(name: string, { southern }: { readonly southern: boolean }): string {
  if (!isGlyphName(name)) return "";
  const middle = glyphGrid / 2;
  const mark = glyphMark({ name, x: middle, y: middle, size: glyphGrid, mirrored: southern && isMoon(name) });
  return classedSvg({ viewBox: [0, 0, glyphGrid, glyphGrid], title: "", marks: [mark] });
}

/** A decorative sample of the line a legend names: an aspect's, or the Moon's range. */
export function inlineLine(aspect: string): string {
  const line: Paint = isAspect(aspect)
    ? { stroke: aspectStyles[aspect].ink, ...dashOf(aspectStyles[aspect]) }
    : { stroke: "metal" };
  const at = { x1: 4, y1: 12, x2: 156, y2: 12 };
  return classedSvg({
    viewBox: [0, 0, 160, 24],
    title: "",
    marks: [{ tag: "line", at, paint: { ...line, width: 5 } }],
  });
}

const isAspect = (word: string): word is keyof typeof aspectStyles => Object.hasOwn(aspectStyles, word);
const dashOf = ({ dash }: { readonly dash?: string }) => (dash === undefined ? {} : { dash });

/** The color a drawing lies on. */
export const groundColor = (palette: PagePalette): string => paletteOf(palette).ground;

const paletteOf = (palette: PagePalette) => (palette === "light" ? lightPalette : nightPalette);

/** Style rules that give every ink its color on that background; `within` is the selector of the drawings. */
export function inkRules(palette: PagePalette, within: string): string {
  const colors = paletteOf(palette);
  const rules = (ink: Ink) => [
    `${within} .${strokeClass(ink)}{stroke:${colors[ink]}}`,
    `${within} .${fillClass(ink)}{fill:${colors[ink]}}`,
  ];
  return Object.keys(colors).filter(isInk).flatMap(rules).join("\n");
}

const isInk = (word: string): word is Ink => Object.hasOwn(lightPalette, word);
