// Finds a browser for the tests: the one in CHROME_PATH; Chromium without its own windows, which takes a third less
// processor time for the same pages; an installed browser; or Debian's.
import { installFromDebian, onThisMachine, runnable } from "./debian.mjs";

/** The same engine without the parts of a browser that only somebody looking at it needs. */
const windowless = ["chromium-headless-shell", "chrome-headless-shell"];
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Returns `{ok: true, path}`, or `{ok: false, sentence}` where the sentence says what to do. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runnable(named)) return { ok: true, path: named };
    return { ok: false, sentence: `CHROME_PATH names ${named}, which cannot be run: set it to a Chromium or Chrome.` };
  }
  const shell =
    onThisMachine(windowless) ?? (installFromDebian("chromium-headless-shell") ? onThisMachine(windowless) : undefined);
  if (shell) return { ok: true, path: shell };
  const found = onThisMachine(names) ?? elsewhere.find(runnable);
  if (found) return { ok: true, path: found };
  const path = installFromDebian("chromium") ? onThisMachine(names) : undefined;
  if (path) return { ok: true, path };
  return { ok: false, sentence: "The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to it." };
}
