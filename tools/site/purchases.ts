// npm run -s purchases: buys a report in each market and gives it back; keeps a picture of every page, mail and document
// in test-results/purchases, and a sheet of them for each market in docs/purchases.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { type Locale, languageTag, locales } from "../../apps/site/locale/locale.ts";
import { purchase, type Seen } from "../../tests/journeys/walk/buying/purchase.ts";
import { startVisit } from "../../tests/journeys/walk/visit.ts";
import { newData, ready, root, startSite } from "../../tests/site-process.ts";
import { freePort } from "../../tests/storms/runner/free-port.ts";
import { buildIfNeeded } from "../operations/start/prepare.mjs";
import { openBrowser } from "./open-browser.ts";
import { renderWholePage } from "./whole-page.ts";

/** A phone: CSS pixels. */
const phone = { width: 390, height: 844 };
/** A picture on a sheet, pixels; what is longer is cut off there and whole in its own file. */
const onSheet = { width: 260, height: 900, columns: 7 };
/** Of 100. */
const jpegQuality = 62;

interface Kept {
  readonly name: string;
  readonly file: string;
}

await buildIfNeeded();
const site = startSite({ dataDir: newData(), port: await freePort() });
const pictures = join(root, "test-results/purchases");
rmSync(pictures, { recursive: true, force: true });
try {
  await ready(site);
  const browser = await openBrowser();
  for (const locale of locales) {
    const kept = await buyIn(browser, locale);
    await drawSheet(browser, locale, kept);
    process.stdout.write(`${locale}: ${kept.length} pictures\n`);
  }
  await browser.close();
} finally {
  site.child.kill("SIGTERM");
  await site.ended;
}

async function buyIn(browser: Browser, locale: Locale): Promise<readonly Kept[]> {
  const folder = join(pictures, locale);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    ...{ baseURL: site.address, locale: languageTag(locale), viewport: phone, reducedMotion: "reduce" },
  });
  const page = await context.newPage();
  const kept: Kept[] = [];
  for await (const seen of purchase(startVisit(page, locale))) {
    const file = join(folder, `${String(kept.length + 1).padStart(2, "0")}-${seen.name}`);
    kept.push({ name: seen.name, file: await picture(page, seen, file) });
  }
  await context.close();
  return kept;
}

/** Keeps a picture of what is seen; returns its file. */
async function picture(page: Page, { kind, source }: Seen, file: string): Promise<string> {
  if (kind === "document") return pictureDocument(page, source, file);
  const path = `${file}.png`;
  const opened = kind === "mail" ? await page.context().newPage() : page;
  if (kind === "mail") await opened.setContent(source);
  else {
    await renderWholePage(opened);
    // Toasts and bars that hang on the window would lie in the middle of a long picture.
    await opened.addStyleTag({ content: ".toasts { display: none !important }" });
  }
  await opened.screenshot({ path, fullPage: true, animations: "disabled" });
  if (kind === "mail") await opened.close();
  return path;
}

/** The first page of a PDF, drawn by `pdftoppm` (Debian: poppler-utils). */
async function pictureDocument(page: Page, address: string, file: string): Promise<string> {
  const answer = await page.request.get(address);
  if (!answer.ok()) throw new Error(`${answer.status()} for ${file}: the document cannot be fetched`);
  writeFileSync(`${file}.pdf`, await answer.body());
  execFileSync("pdftoppm", ["-png", "-r", "80", "-singlefile", `${file}.pdf`, file]);
  return `${file}.png`;
}

/** One sheet with all pictures of a market, small. */
async function drawSheet(browser: Browser, locale: Locale, kept: readonly Kept[]): Promise<void> {
  const { width, height, columns } = onSheet;
  const cells = kept.map(({ name, file }, n) => {
    const image = `data:image/png;base64,${readFileSync(file).toString("base64")}`;
    return `<figure><img alt="" src="${image}"><figcaption>${n + 1} ${name}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 600 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 16px 0 0 16px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px; background: #d8d8d8 }
    figure { margin: 0 } img { display: block; width: ${width}px; max-height: ${height}px; object-fit: cover; object-position: top }
    figcaption { font: 13px sans-serif; padding: 4px 0 }</style>${cells.join("")}`);
  mkdirSync(join(root, "docs/purchases"), { recursive: true });
  const path = join(root, `docs/purchases/${locale}.jpg`);
  await page.screenshot({ path, type: "jpeg", quality: jpegQuality, fullPage: true });
  await page.close();
}
