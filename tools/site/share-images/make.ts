// npx tsx tools/site/share-images/make.ts: renders the share images with Chromium into the site's public folder, and
// writes their versions to apps/site/content/share.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nightPalette } from "@cosmic/drawings/svg/palettes";
import { openBrowser } from "../open-browser.ts";
import { palettePng } from "../png/palette-png.ts";
import { readPng } from "../png/read-png.ts";
import { shareFonts, sharePictures, shareSize } from "./pictures.ts";

const root = join(import.meta.dirname, "../../..");
const outDir = join(root, "apps/site/public/share");
const versionLength = 8;
const inks = Object.values(nightPalette).filter((colour) => colour.startsWith("#"));

const face = (family: string, file: string, style = "normal") => {
  const bytes = readFileSync(join(root, "node_modules/@fontsource-variable", file)).toString("base64");
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
};
const faces = [
  face(shareFonts.text, "baskervville/files/baskervville-latin-wght-normal.woff2"),
  face(shareFonts.text, "baskervville/files/baskervville-latin-wght-italic.woff2", "italic"),
  face(shareFonts.ui, "jost/files/jost-latin-wght-normal.woff2"),
].join("");

const browser = await openBrowser("--font-render-hinting=none");
const page = await browser.newPage({ viewport: shareSize });
const versions: Record<string, string> = {};
mkdirSync(outDir, { recursive: true });
for (const { name, svg } of sharePictures()) {
  await page.setContent(`<!doctype html><style>${faces}body{margin:0}svg{display:block;overflow:hidden}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const png = palettePng(readPng(await page.screenshot()), { inks });
  writeFileSync(join(outDir, `${name}.png`), png);
  versions[name] = createHash("sha256").update(png).digest("hex").slice(0, versionLength);
  process.stdout.write(`${name} ${png.length}\n`);
}
await browser.close();
writeFileSync(join(root, "apps/site/content/share/versions.json"), `${JSON.stringify(versions, null, 2)}\n`);
