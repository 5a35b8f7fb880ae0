// npm run -s pictures [-- --write]: every drawing and every stop of the walk, in every look, beside the kept pictures.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../operations/start/prepare.mjs";
import { findChromium } from "../operations/test/find-chromium.mjs";

const usage = `npm run -s pictures [-- [--write] [drawings | stops]]

Compares every drawing and every stop of the walk, in two themes at 1440 and 390 px, with tests/golden/pictures. What
differs is in test-results/pictures: the kept picture, the new one, and one that frames the difference.
  --write  keeps the new pictures instead, after a change that is meant or with another Chromium
  --help   this text
`;

const root = join(import.meta.dirname, "../..");
const specs: Readonly<Record<string, readonly string[]>> = {
  drawings: ["pictures/drawings"],
  stops: ["pages/everyone", "--grep", "every screen of the journeys"],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(specs);
const unknown = wanted.filter((name) => !(name in specs));
const chromium = findChromium();
if (values.help) process.stdout.write(usage);
else if (unknown.length > 0) refuse(`there are no pictures of ${unknown.join(", ")}\n\n${usage}`);
else if (!chromium.ok) refuse(`${chromium.sentence}\n`);
else {
  await buildIfNeeded();
  const env = { ...process.env, CHROME_PATH: chromium.path, PICTURES: values.write ? "write" : "full" };
  for (const name of wanted) {
    const config = ["playwright", "test", "--config", "tests/journeys/playwright.config.ts", "--retries=0"];
    const ended = spawnSync("npx", [...config, ...(specs[name] ?? [])], { cwd: root, stdio: "inherit", env });
    if (ended.status !== 0) process.exitCode = 1;
  }
}

function refuse(why: string): void {
  process.stderr.write(why);
  process.exitCode = 2;
}
