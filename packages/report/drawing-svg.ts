import type { Drawing } from "@cosmic/drawings/drawing";
import { lightPalette, nightPalette } from "@cosmic/drawings/palettes";
import { svgText } from "@cosmic/drawings/svg-text";

/** The two papers a page is printed on. */
export type PagePalette = "light" | "night";

/** Families as the font files name them. */
const fonts = { text: "Baskervville", ui: "Jost" } as const;

/** A drawing of a document as a standalone SVG file in the inks of that paper. */
export function drawingSvg(drawing: Drawing, palette: PagePalette): string {
  return svgText(drawing, palette === "light" ? lightPalette : nightPalette, fonts);
}
