// Works out docs/accuracy.md and its picture: node --import tsx tools/accuracy/make.ts [--check]
// With --check nothing is written: what differs is printed, and the exit code is 1.
import { readFileSync, writeFileSync } from "node:fs";
import { lightPalette } from "@cosmic/figures/palettes";
import { svgText } from "@cosmic/figures/svg-text";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { accuracyDocument } from "./document.ts";

import { errorsDrawing } from "./errors-drawing.ts";
import { accuracyFigures } from "./figures.ts";
import { lineDifference } from "./line-difference.ts";

/** Families a reader may have; the site's own faces first. */
const fonts = { text: "Baskervville, Baskerville, Georgia, serif", ui: "Jost, Futura, sans-serif" };
const folder = new URL("../../docs/", import.meta.url);

function readOrNothing(name: string): string {
  try {
    return readFileSync(new URL(name, folder), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

const figures = accuracyFigures(skyFromDisk());
const drawing = svgText(errorsDrawing(figures.bodies, figures.errors), lightPalette, fonts);
const files: Readonly<Record<string, string>> = {
  "accuracy.md": accuracyDocument(figures),
  // One mark a line, so that a difference can be read.
  "accuracy-errors.svg": `${drawing.replaceAll("><", ">\n<")}\n`,
};

for (const [name, text] of Object.entries(files)) {
  if (!process.argv.includes("--check")) {
    writeFileSync(new URL(name, folder), text);
    continue;
  }
  const difference = lineDifference(readOrNothing(name), text);
  if (difference.length === 0) continue;
  process.exitCode = 1;
  console.error(`docs/${name} is not what the engine gives now; make it anew with tools/accuracy/make.ts:\n`);
  console.error(difference.join("\n"));
}
