import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const root = join(import.meta.dirname, "../..");
const port = Number(process.env.JOURNEY_PORT ?? 3417);
// Playwright reloads this file in every worker; the server must keep the first folder.
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), "cosmic-journeys-"));

const pages = /(cold-addresses|public-pages|accuracy|report-links|same-bits|screen-faults)\.spec\.ts/;
const forms =
  /(bad-input|birth-time|birth-clock|compatibility|contact|events|funnel|languages|newsletter|pay-buttons|report-tabs|toasts|two-tabs)\.spec\.ts/;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*.spec.ts",
  outputDir: join(root, "test-results/journeys"),
  // Streams of about equal length, each sequential; every buyer has their own email address.
  workers: 3,
  projects: [
    { name: "pages", testMatch: pages, workers: 1 },
    { name: "forms", testMatch: forms, workers: 1 },
    { name: "buyers", testIgnore: [pages, forms], workers: 1 },
  ],
  timeout: 120_000,
  // A machine that hung for a minute costs a second try, reported as flaky.
  retries: 1,
  // No journey should fail because the machine is busy.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: join(root, "test-results/browser.json") }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node apps/site/main.mjs",
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      LOG_LEVEL: "warn",
      // All journeys come from the same IP address.
      CLIENT_PAGES_PER_MINUTE: "1000000",
    },
  },
});
