// npm run -s drawings: every drawing of two charts, of a year, of now and of a spine, wide and compact, on both papers and as it is printed,
// for the pairs and years of `sheet-births.ts`: pictures in test-results/drawings, to be looked at.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import { root } from "../../../tests/site-process.ts";
import { openBrowser } from "../open-browser.ts";
import { nowSheets } from "./now-sheets.ts";
import { pairSheets } from "./pair-sheets.ts";
import { paperSheet, printSheet, type Sheet } from "./sheet-page.ts";
import { spineSheets } from "./spine-sheets.ts";
import { yearSheets } from "./year-sheets.ts";

const outDir = join(root, "test-results/drawings");

const face = (family: string, file: string, style = "normal") => {
  const bytes = readFileSync(join(root, "node_modules/@fontsource-variable", file)).toString("base64");
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
};
const styles = [
  face("Baskervville", "baskervville/files/baskervville-latin-wght-normal.woff2"),
  face("Baskervville", "baskervville/files/baskervville-latin-wght-italic.woff2", "italic"),
  face("Jost", "jost/files/jost-latin-wght-normal.woff2"),
  readFileSync(join(root, "apps/site/styles/tokens.css"), "utf8"),
].join("\n");

const browser = await openBrowser("--font-render-hinting=none");
mkdirSync(outDir, { recursive: true });
const only = process.argv[2] ?? "";
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const sheets = [...pairSheets(), ...yearSheets(), ...nowSheets(), ...spineSheets()];
for (const sheet of sheets.filter(({ name }) => name.includes(only))) await take(sheet);
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
