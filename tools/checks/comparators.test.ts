import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./folder-cycles.ts";

const root = join(import.meta.dirname, "../..");
/** A comparison of two things that never finds them equal; the sign of a number is none. */
const neverEqual = /[<>] (?!\d)[^?;{}]{1,60}\? -?1 : -?1\b/;

const comparisons = (text: string): readonly string[] => text.split("\n").filter((line) => neverEqual.test(line));

test("no order calls one of two equal things less: engines would put them in different orders", () => {
  const files = ["packages", "apps"].flatMap((folder) => sourceFiles(join(root, folder)));
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((path) => !path.endsWith("compare-texts.ts"))
    .flatMap((path) =>
      comparisons(readFileSync(path, "utf8")).map((line) => `${relative(root, path)}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test("such an order is noticed, and a sign is not", () => {
  expect(comparisons("x.sort((a, b) => (a.date < b.date ? -1 : 1))")).toHaveLength(1);
  expect(comparisons("const way = opening < 0 ? -1 : 1;")).toHaveLength(0);
});
