import { type Browser, chromium } from "@playwright/test";

/** Opens Debian's Chromium, or the one that `CHROME_PATH` names; `args` are further command-line switches. */
export function openBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
}
