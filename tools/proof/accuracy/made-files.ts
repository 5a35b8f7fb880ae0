import { lightPalette } from "@cosmic/drawings/svg/palettes";
import { svgText } from "@cosmic/drawings/svg/svg-text";
import type { Sky } from "@cosmic/sky/sky";
import { accuracyFigures } from "./figures.ts";
import { accuracyDocument } from "./page/document.ts";
import { errorsDrawing } from "./page/errors-drawing.ts";
import { publishedFigures } from "./page/published.ts";

/** Font families a reader may have; the site's own fonts first. */
const fonts = { text: "Baskervville, Baskerville, Georgia, serif", ui: "Jost, Futura, sans-serif" };

/**
 * The files generated for an engine, by their paths from the root: document, drawing, and numbers for the site's page.
 */
export function madeFiles(sky: Sky): Readonly<Record<string, string>> {
  const figures = accuracyFigures(sky);
  const drawing = svgText(errorsDrawing(figures.years), lightPalette, fonts);
  return {
    "docs/accuracy.md": accuracyDocument(figures),
    // One SVG element per line, for readable diffs.
    "docs/accuracy-errors.svg": `${drawing.replaceAll("><", ">\n<")}\n`,
    "apps/site/content/accuracy-figures.json": `${JSON.stringify(publishedFigures(figures), null, 2)}\n`,
  };
}
