import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Bundle } from "./bundle.ts";
import { openFirefox } from "./open-firefox.ts";
import { programFromDebian } from "./program-from-debian.ts";
import type { Bits } from "./same-bits.ts";

/** What an engine makes of the first births. */
type Engine = (bundle: Bundle, births: number) => Promise<readonly Bits[]>;

const run = promisify(execFile);
/** Output of a run: two hundred bytes a birth. */
const maxBuffer = 64 * 1024 * 1024;
/** Births of one question to a browser, which waits for an answer for three minutes. */
const atATime = 25;

/** JavaScriptCore's shell; its package is named after the version of its interface. */
const shellPackages = ["libjavascriptcoregtk-bin", "libjavascriptcoregtk-4.1-bin", "libjavascriptcoregtk-4.0-bin"];

/** Runs the script in a shell of an engine, which prints with this function. */
async function inShell(program: string, say: string, { folder, code }: Bundle, births: number) {
  const script = join(folder, `${say}.js`);
  writeFileSync(script, `${code}\n${say}(JSON.stringify(engineBits.sameBits(0, ${births})));\n`);
  const { stdout } = await run(program, [script], { maxBuffer });
  // What the script above printed.
  return JSON.parse(stdout) as readonly Bits[];
}

async function inFirefox({ folder, code }: Bundle, births: number): Promise<readonly Bits[]> {
  const page = join(folder, "page.html");
  writeFileSync(join(folder, "page.js"), code);
  writeFileSync(page, '<!doctype html><meta charset="utf-8"><script src="page.js"></script>');
  const browser = await openFirefox();
  try {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(page).href);
    const bits: Bits[] = [];
    for (let from = 0; from < births; from += atATime) {
      const asked = `JSON.stringify(engineBits.sameBits(${from}, ${Math.min(births, from + atATime)}))`;
      bits.push(...JSON.parse(String(await tab.evaluate(asked))));
    }
    return bits;
  } finally {
    await browser.close();
  }
}

/** Engines by name, first the one that writes the books that are sold. */
export const engines: Readonly<Record<string, Engine>> = {
  "V8 (Node.js)": (bundle, births) => inShell(process.execPath, "console.log", bundle, births),
  "JavaScriptCore (jsc)": (bundle, births) =>
    inShell(programFromDebian(["jsc"], shellPackages), "print", bundle, births),
  "SpiderMonkey (Firefox)": inFirefox,
};
