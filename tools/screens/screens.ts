// npm run screens [-- PATH …]: pictures of every public page, in both themes and at both widths, in test-results/screens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { publicPages } from "../../apps/site/public-pages.ts";
import { buildIfNeeded } from "../start/prepare.mjs";

const root = join(import.meta.dirname, "../..");
const outDir = join(root, "test-results/screens");
const port = 3418;
const widths = [1440, 390] as const;
const themes = ["light", "dark"] as const;
const readyWithinMs = 120_000;

const usage = `npm run screens [-- PATH …]

Pictures of pages of the built site, in both themes at ${widths.join(" and ")} px, in test-results/screens.
  PATH     addresses as in the browser, query included; without one every public page and a few that are not
  --help   this text`;

const { values, positionals } = readArguments();
if (values.help) process.stdout.write(`${usage}\n`);
else
  await takePictures(
    positionals.length > 0 ? positionals : [...publicPages, "/?step=birth", "/thank-you", "/not-here"],
  );

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: "boolean", default: false } } });
  } catch (error) {
    // parseArgs throws only for what was typed.
    process.stderr.write(`screens: ${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    process.exit(2);
  }
}

async function takePictures(paths: readonly string[]): Promise<void> {
  await buildIfNeeded();
  const server = startServer();
  try {
    await ready(Date.now() + readyWithinMs);
    const browser = await chromium.launch({
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    });
    mkdirSync(outDir, { recursive: true });
    for (const path of paths) await picture(browser, path);
    await browser.close();
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
}

function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "cosmic-screens-"));
  return spawn(process.execPath, ["apps/site/main.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

async function ready(until: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error("the site did not get ready");
    await new Promise((later) => setTimeout(later, 200));
  }
}

async function picture(browser: Browser, path: string): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "networkidle" });
      await seeAll(page);
      const name = path.replace(/^\//, "").replaceAll(/[^a-z0-9]+/gi, "-") || "home";
      await page.screenshot({ path: join(outDir, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      await context.close();
    }
  }
  process.stdout.write(`${path}\n`);
}

/** Walks down the page and up again, so that what waits to be seen is drawn, and draws what the browser would skip. */
async function seeAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: "*{content-visibility:visible !important}" });
  await page.evaluate(async () => {
    const { scrollingElement } = document;
    for (let top = 0; top < (scrollingElement?.scrollHeight ?? 0); top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
