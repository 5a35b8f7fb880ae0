// npm run -s drawings: every drawing of a book, of two charts, of a year, of now and of a spine, wide and compact, on
// both papers and as it is printed: pictures in test-results/drawings, to be looked at.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import { root } from "../../../tests/site-process.ts";
import { openBrowser } from "../open-browser.ts";
import { everySheet } from "./every-sheet.ts";
import { paperSheet, printSheet, type Sheet } from "./sheet-page.ts";
import { sheetStyles } from "./sheet-styles.ts";

const outDir = join(root, "test-results/drawings");

const styles = sheetStyles();

const browser = await openBrowser("--font-render-hinting=none");
mkdirSync(outDir, { recursive: true });
const only = process.argv[2] ?? "";
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
for (const sheet of everySheet().filter(({ name }) => name.includes(only))) await take(sheet);
await browser.close();

/** One sheet on both papers, and in print's inks. */
async function take(sheet: Sheet): Promise<void> {
  const pages = {
    light: paperSheet(sheet, { styles, theme: "light" }),
    dark: paperSheet(sheet, { styles, theme: "dark" }),
    print: printSheet(sheet, styles),
  };
  for (const [look, html] of Object.entries(pages)) {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    writeFileSync(join(outDir, `${sheet.name}-${look}.png`), await page.screenshot({ fullPage: true }));
    // Each drawing by itself too: a whole sheet is too large to see hairlines on.
    const rows = await page.locator(".row").all();
    for (const [index, row] of rows.entries()) {
      const label = required(sheet.drawings[index], "the drawing of a row").label.replaceAll(/[^\w-]+/g, "-");
      mkdirSync(join(outDir, sheet.name), { recursive: true });
      await row.screenshot({ path: join(outDir, sheet.name, `${index + 1}-${label}-${look}.png`) });
    }
  }
  process.stdout.write(`${sheet.name}\n`);
}
