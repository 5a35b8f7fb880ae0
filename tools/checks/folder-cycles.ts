import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const sourceFile = /\.tsx?$/;
const testFile = /\.test\.tsx?$/;
const relativeImport = /(?:\bfrom|\bimport\() ?"(\.[^"]+)"/g;

/** Files of TypeScript below a folder, without tests. */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : sourceFiles(path);
    return sourceFile.test(entry.name) && !testFile.test(entry.name) ? [path] : [];
  });
}

/** The pairs of direct subfolders of `root` that import from each other, as "a, b". Files at the top of `root` compose
 * the folders and are not counted, and neither are tests nor `testing/`. */
export function folderCycles(root: string): readonly string[] {
  const folderOf = (path: string): string => relative(root, path).split("/").slice(0, -1)[0] ?? "";
  const imports = new Set<string>();
  for (const path of sourceFiles(root)) {
    for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(relativeImport)) {
      imports.add(`${folderOf(path)} ${folderOf(resolve(dirname(path), specifier))}`);
    }
  }
  return [...imports].flatMap((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    const counted = from !== "" && from < to && from !== "testing" && to !== "testing";
    return counted && imports.has(`${to} ${from}`) ? [`${from}, ${to}`] : [];
  });
}
