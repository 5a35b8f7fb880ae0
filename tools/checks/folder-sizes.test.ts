import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");
const roots = ["packages", "apps", "tools", "tests", "bench"];
/** Folders of data, of one file per step or language, or made by a tool: their size is no question of order. */
const uncounted =
  /\/(?:generated|golden|tables|typefaces|migrations|testing|node_modules|build|messages|sample)(?:\/|$)|\/\.|^packages\/library\/(?:[a-z]{2}|catalogue|labels)(?:\/|$)|^packages\/atlas\/zones$|^apps\/site\/(?:content|public|project\.inlang)(?:\/|$)/;
const unlisted = new Set(["package.json", "README.md"]);
const fewest = 3;
const most = 12;

/** Folders outside these bounds, each with its reason. One may leave the list; none may join it. */
const exceptions: Readonly<Record<string, string>> = {
  "packages/shop/notices": "one job and its handler; in `mails` they would close a circle with `mail-texts`",
  "packages/shop/corrections": "the steps of one correction, in order of use",
  "tests/journeys/portable": "bundled for the browser and for a worker, apart from what runs in the test",
  "tests/print": "the one test of whole books, and its births",
  "tools/library/plan": "one file a kind of passage",
};

/** How many files each folder without subfolders holds. */
function leafSizes(folder: string): readonly (readonly [path: string, files: number])[] {
  const path = relative(repository, folder);
  if (uncounted.test(path)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  if (folders.length > 0) return folders.flatMap(({ name }) => leafSizes(join(folder, name)));
  return [[path, entries.filter(({ name }) => !unlisted.has(name)).length]];
}

test("no folder is new among those with one or two files, or more than twelve", () => {
  const sizes = roots.flatMap((root) => leafSizes(join(repository, root)));
  expect(sizes.length).toBeGreaterThan(150);
  const outside = sizes.filter(([, files]) => files > 0 && (files < fewest || files > most)).map(([path]) => path);
  expect(outside.filter((path) => !(path in exceptions))).toEqual([]);
});
