import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");
/** Folders of data or of one file per step: their size is no question of order. */
const uncounted =
  /\/(?:generated|golden|tables|typefaces|migrations|testing|node_modules)(?:\/|$)|^packages\/library\/en\//;
const unlisted = new Set(["package.json", "README.md"]);
const fewest = 3;
const most = 12;

/** Folders outside these bounds. One may leave the lists; none may join them. */
/** `zones` is made by a tool; `notices` is one job and its handler, which imports the words of the mails. */
const tooSmall = ["packages/atlas/zones", "packages/shop/notices"];
const tooLarge = ["packages/shop/corrections"];

/** How many files each folder without subfolders holds. */
function leafSizes(folder: string): readonly (readonly [path: string, files: number])[] {
  const path = relative(repository, folder);
  if (uncounted.test(path)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  if (folders.length > 0) return folders.flatMap(({ name }) => leafSizes(join(folder, name)));
  return [[path, entries.filter(({ name }) => !unlisted.has(name)).length]];
}

test("no folder of a package is new among those with one or two files, or more than twelve", () => {
  const sizes = leafSizes(join(repository, "packages"));
  expect(sizes.length).toBeGreaterThan(50);
  const small = sizes.filter(([, files]) => files > 0 && files < fewest).map(([path]) => path);
  const large = sizes.filter(([, files]) => files > most).map(([path]) => path);
  expect(small.filter((path) => !tooSmall.includes(path))).toEqual([]);
  expect(large.filter((path) => !tooLarge.includes(path))).toEqual([]);
});
