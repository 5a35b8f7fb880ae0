// Generates docs/accuracy.md, its drawing and the numbers of the site's page:
//   node --import tsx tools/proof/accuracy/make.ts [--check]
// With --check nothing is written; the differences are printed, and the exit code is 1 if there are any.
import { readFileSync, writeFileSync } from "node:fs";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { lineDifference } from "./line-difference.ts";
import { madeFiles } from "./made-files.ts";

const root = new URL("../../../", import.meta.url);

function readOrNothing(name: string): string {
  try {
    return readFileSync(new URL(name, root), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

for (const [name, text] of Object.entries(madeFiles(skyFromDisk()))) {
  if (!process.argv.includes("--check")) {
    writeFileSync(new URL(name, root), text);
    continue;
  }
  const difference = lineDifference(readOrNothing(name), text);
  if (difference.length === 0) continue;
  process.exitCode = 1;
  console.error(`${name} is not what the engine gives now; make it anew with tools/proof/accuracy/make.ts:\n`);
  console.error(difference.join("\n"));
}
