// npm run screens [-- PATH …]: pictures of every public page, in both themes and at both widths, in test-results/screens.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { publicPages } from "../../apps/site/public-pages.ts";

const root = join(import.meta.dirname, "../..");
const outDir = join(root, "test-results/screens");
const port = 3418;
const widths = [1440, 390] as const;
const themes = ["light", "dark"] as const;
const readyWithinMs = 120_000;

const asked = process.argv.slice(2);
const server = spawn(process.execPath, ["apps/site/main.mjs"], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), "cosmic-screens-")),
    LOG_LEVEL: "warn",
  },
  stdio: ["ignore", "inherit", "inherit"],
});
try {
  await ready(Date.now() + readyWithinMs);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  mkdirSync(outDir, { recursive: true });
  for (const path of asked.length > 0 ? asked : [...publicPages, "/?step=birth", "/thank-you", "/not-here"])
    await picture(browser, path);
  await browser.close();
} finally {
  server.kill("SIGTERM");
  await once(server, "exit");
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
      const name = path.replace(/^\//, "").replaceAll(/[^a-z0-9]+/gi, "-") || "home";
      await page.screenshot({ path: join(outDir, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      await context.close();
    }
  }
  process.stdout.write(`${path}\n`);
}
