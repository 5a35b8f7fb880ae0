// npm run screens [-- PATH …]: screenshots of every screen in both themes and at both widths, in test-results/screens,
// and all faults that can be measured on them.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inLocale } from "@cosmic/addresses/in-locale";
import type { BrowserContext, Page } from "@playwright/test";
import { baseLocale, isLocale, type Locale, languageTag, locales } from "../../apps/site/locale/locale.ts";
import { publicPages } from "../../apps/site/public-pages.ts";
import { screenFaults } from "../../tests/journeys/screen/screen-faults.ts";
import { watchPage } from "../../tests/journeys/screen/watch-page.ts";
import { type Look, looks, putOn } from "../../tests/journeys/support/looks.ts";
import { everyScreen } from "../../tests/journeys/walk/every-screen.ts";
import { newData, ready, root, startSite } from "../../tests/site-process.ts";
import { freePort } from "../../tests/storms/runner/free-port.ts";
import { buildIfNeeded } from "../operations/start/prepare.mjs";
import { openBrowser } from "./open-browser.ts";
import { renderWholePage } from "./whole-page.ts";

const outDir = join(root, "test-results/screens");

const usage = `npm run screens [-- [--locale LOCALE] PATH …]

Pictures of the built site's screens, in both themes at 1440 and 390 px, in test-results/screens. Exits with 1 when a
control is covered, a text cut off or printed over another, a link without its target, the console not silent, or a page
asks the server in a circle.
  PATH             addresses as in the browser, query included; without one every public page, and every screen
                   of a walk from the birth form to the report, its refund and the letters
  --locale LOCALE  one of ${locales.join(", ")}; others than ${baseLocale} stand in the files' names
  --help           this text`;

const { values, positionals } = readArguments();
if (values.help) process.stdout.write(`${usage}\n`);
else if (isLocale(values.locale)) await takePictures(positionals, values.locale);
else refuse(`no locale is called ${values.locale}`);

function readArguments() {
  const options = {
    locale: { type: "string", default: String(baseLocale) },
    help: { type: "boolean", default: false },
  } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    // parseArgs only throws on bad input.
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(why: string): never {
  process.stderr.write(`screens: ${why}\n\n${usage}\n`);
  process.exit(2);
}

async function takePictures(paths: readonly string[], locale: Locale): Promise<void> {
  await buildIfNeeded();
  const site = startSite({ dataDir: newData(), port: await freePort() });
  try {
    await ready(site);
    const browser = await openBrowser();
    mkdirSync(outDir, { recursive: true });
    const open = () =>
      browser.newContext({ baseURL: site.address, locale: languageTag(locale), reducedMotion: "reduce" });
    if (paths.length > 0) for (const path of paths) await pictureAddress(open, path, nameOf(path, locale));
    else await pictureAll(open, locale);
    await browser.close();
  } finally {
    site.child.kill("SIGTERM");
    await site.ended;
  }
}

type OpenContext = () => Promise<BrowserContext>;

async function pictureAll(open: OpenContext, locale: Locale): Promise<void> {
  for (const path of [...publicPages, "/?step=birth"])
    await pictureAddress(open, path.startsWith("/?") ? path : inLocale(locale, path), nameOf(path, locale));
  const context = await open();
  const page = await context.newPage();
  const watch = watchPage(page);
  for await (const screen of everyScreen(page, locale)) {
    for (const look of looks) {
      await putOn(page, look);
      report(screen, look, await screenFaults(page));
      await picture(page, nameOf(screen, locale), look);
    }
    report(screen, null, watch.takeFaults());
    process.stdout.write(`${screen}\n`);
  }
  await context.close();
}

/** Loads an address again for each look. */
async function pictureAddress(open: OpenContext, path: string, name: string): Promise<void> {
  for (const look of looks) {
    const context = await open();
    const page = await context.newPage();
    const watch = watchPage(page);
    await putOn(page, look);
    await page.goto(path, { waitUntil: "networkidle" });
    report(path, look, [...(await screenFaults(page)), ...watch.takeFaults()]);
    await picture(page, name, look);
    await context.close();
  }
  process.stdout.write(`${path}\n`);
}

/** Prints the faults, and makes the command fail when it ends. */
function report(screen: string, look: Look | null, faults: readonly string[]): void {
  if (faults.length > 0) process.exitCode = 1;
  const where = look ? `${screen} (${look.width} px, ${look.colorScheme})` : screen;
  for (const fault of faults) process.stderr.write(`${where}: ${fault}\n`);
}

function nameOf(path: string, locale: Locale): string {
  const name = path.replace(/^\W+/, "").replaceAll(/[^a-z0-9]+/gi, "-") || "home";
  return locale === baseLocale ? name : `${name}-${locale}`;
}

/** The whole page; with an overlay open, only the window. */
async function picture(page: Page, name: string, { width, colorScheme }: Look): Promise<void> {
  const overlaid = (await page.locator(":modal, :popover-open").count()) > 0;
  if (!overlaid) await renderWholePage(page);
  const path = join(outDir, `${name}-${width}-${colorScheme}.png`);
  await page.screenshot({ path, fullPage: !overlaid, animations: "disabled" });
}
