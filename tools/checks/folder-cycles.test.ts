import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { folderCycles } from "./folder-cycles.ts";

const repository = join(import.meta.dirname, "../..");
const packages = readdirSync(join(repository, "packages")).map((name) => `packages/${name}`);

test.each(packages)("no two folders of %s import from each other", (root) => {
  expect(folderCycles(join(repository, root))).toEqual([]);
});

test("a pair is found, and files at the top are not counted", () => {
  const root = mkdtempSync(join(tmpdir(), "folder-cycles-"));
  const write = (path: string, imported: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `import { value } from "${imported}";\n`);
  };
  write("orders/a.ts", "../payment/b.ts");
  write("top.ts", "./orders/a.ts");
  write("orders/c.ts", "../top.ts");
  expect(folderCycles(root)).toEqual([]);
  write("payment/b.ts", "../orders/a.ts");
  expect(folderCycles(root)).toEqual(["orders, payment"]);
});
