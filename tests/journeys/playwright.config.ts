import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { testDay } from "../todays.ts";
import { sameEverywhere } from "./pictures/take-picture.ts";

const root = join(import.meta.dirname, "../..");
const port = Number(process.env.JOURNEY_PORT ?? 3417);
// Playwright reloads this file in every worker; the server must keep the first folder.
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), "cosmic-journeys-"));
process.env.TEST_DAY ??= String(testDay());

/** The files that take longest: they start first, so that none is waited for alone at the end. */
const long = /(everyone|cold-addresses|report-links|public-pages|toasts|reviews)\.spec\.ts/;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*.spec.ts",
  outputDir: join(root, "test-results/journeys"),
  // Whole files go to whoever is free; every buyer has their own email address.
  workers: 3,
  projects: [
    { name: "long", testMatch: long },
    { name: "short", testIgnore: long },
  ],
  // Several times what a test takes: a slow day is no fault.
  timeout: 300_000,
  // A machine that hung for a minute costs a second try, reported as flaky.
  retries: 1,
  // No journey should fail because the machine is busy.
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: join(root, "test-results/browser.json") }]],
  use: {
    // Motion costs processor time in every frame; the files that look at it ask for it.
    contextOptions: { reducedMotion: "reduce" },
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
        ...sameEverywhere,
      ],
    },
  },
  webServer: {
    command: "node apps/site/main.mjs",
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
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
