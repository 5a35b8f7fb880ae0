// npm run golden: 200 books with their PDFs and every kind of answer of the built site, compared with the hashes kept
// beside this file. A refactoring must not change them; --write keeps today's hashes after a change
// that is meant. --hashes compares the documents of 500 books without printing them, --plans the plans of 60.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openPress } from "@cosmic/print/press/typst-press";
import { buildIfNeeded } from "../../tools/operations/start/prepare.mjs";
import { newData, ready, root, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { goldenBirths, writtenBirths } from "./golden-births.ts";
import { hashBook, nameOf, planOf } from "./golden-books.ts";
import { buyGoldenReport, hashRoutes } from "./golden-routes.ts";

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    books: { type: "boolean", default: false },
    hashes: { type: "boolean", default: false },
    plans: { type: "boolean", default: false },
    routes: { type: "boolean", default: false },
    /** Leaves the masked answers in test-results/golden, to be compared by hand. */
    keep: { type: "boolean", default: false },
  },
});
const all = !values.books && !values.routes && !values.hashes && !values.plans;
const keptIn = join(root, "test-results/golden");

function books(): Readonly<Record<string, unknown>> {
  const press = openPress();
  return Object.fromEntries(goldenBirths.map((golden) => [nameOf(golden), hashBook(golden, press)]));
}

/** Documents only. */
function hashes(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(writtenBirths.map((golden) => [nameOf(golden), hashBook(golden, null).document]));
}

/** What each book says and in which order, in no language. */
function plans(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(goldenBirths.slice(0, plannedBooks).map((golden) => [nameOf(golden), planOf(golden)]));
}
const plannedBooks = 60;

async function routes(): Promise<Readonly<Record<string, unknown>>> {
  await buildIfNeeded();
  const site = startSite({ dataDir: newData(), port: await freePort() });
  try {
    await ready(site);
    mkdirSync(keptIn, { recursive: true });
    const show = (name: string, text: string) =>
      writeFileSync(join(keptIn, `${name.replace(/[^\w.-]+/g, "_").slice(0, 120)}.txt`), text);
    return await hashRoutes(site, await buyGoldenReport(site), values.keep ? show : undefined);
  } finally {
    await stopSites();
  }
}

/** Compares with the file of that name, or writes it; the names that differ. */
function compare(file: string, found: Readonly<Record<string, unknown>>): readonly string[] {
  const path = join(import.meta.dirname, file);
  if (values.write) {
    writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
    return [];
  }
  const kept: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(path, "utf8"));
  const names = new Set([...Object.keys(kept), ...Object.keys(found)]);
  return [...names].filter((name) => JSON.stringify(kept[name]) !== JSON.stringify(found[name]));
}

const differing = [
  ...(all || values.books ? compare("books.json", books()) : []),
  ...(all || values.hashes ? compare("book-hashes.json", hashes()) : []),
  ...(all || values.plans ? compare("plans.json", plans()) : []),
  ...(all || values.routes ? compare("routes.json", await routes()) : []),
];
for (const name of differing) console.log(`differs: ${name}`);
console.log(differing.length === 0 ? "golden: as before" : `golden: ${differing.length} differ`);
process.exitCode = differing.length === 0 ? 0 : 1;
