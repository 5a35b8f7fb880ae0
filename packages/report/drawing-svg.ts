import type { Drawing } from "@cosmic/drawings/drawing";
import { lightPalette, nightPalette } from "@cosmic/drawings/svg/palettes";
import { svgText, type Translucent } from "@cosmic/drawings/svg/svg-text";

/** The two backgrounds a page is printed on. */
export type PagePalette = "light" | "night";

/** Family names as in the font files. */
const fonts = { text: "Baskervville", ui: "Jost" } as const;

/** A document's drawing as a standalone SVG file in that background's inks. */
export function drawingSvg(drawing: Drawing, palette: PagePalette, translucent?: Translucent): string {
  return svgText(drawing, palette === "light" ? lightPalette : nightPalette, fonts, translucent);
}
