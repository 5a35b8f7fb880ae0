// A browser for the tests: the one that is named, one that is there, or Debian's.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

function runnable(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (error.code === "EACCES") return false;
    throw error;
  }
}

function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(runnable);
}

const run = (command, args) => spawnSync(command, args, { stdio: ["ignore", 2, 2] }).status === 0;

const debianMayInstall = () =>
  process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;

/** `{ok: true, path}`, or `{ok: false, sentence}` that says what to do. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runnable(named)) return { ok: true, path: named };
    return { ok: false, sentence: `CHROME_PATH names ${named}, which cannot be run: set it to a Chromium or Chrome.` };
  }
  const found = onThisMachine();
  if (found) return { ok: true, path: found };
  if (debianMayInstall()) {
    process.stderr.write("Installing Debian's Chromium for the browser tests …\n");
    const installed =
      run("apt-get", ["update", "-qq"]) &&
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    const path = installed ? onThisMachine() : undefined;
    if (path) return { ok: true, path };
  }
  return { ok: false, sentence: "The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to it." };
}
