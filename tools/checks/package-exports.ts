// Keeps the `exports` of every package equal to the files that other packages, apps, tools and tests really import.
//   node --import tsx tools/checks/package-exports.ts --write   after a public file was added, moved or became private
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const packages = join(root, "packages");

/** The text between the quotes of an import of one of our packages. */
const specifiers = /["'`]@cosmic\/([a-z-]+)\/([^"'`$]+)["'`]/g;

/** The package a file belongs to: its folder's name, or null outside `packages`. */
const packageOf = (path: string): string | null => /^packages\/([^/]+)\//.exec(path)?.[1] ?? null;

function codeFiles(): readonly string[] {
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, maxBuffer: 1 << 26 });
  return String(tracked)
    .split("\n")
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && existsSync(join(root, path)));
}

/** The file an import path stands for, as `exports` names it: itself, `.ts` or `.tsx`; null when there is none. */
function target(name: string, path: string): string | null {
  const found = ["", ".ts", ".tsx"].find((ending) => existsSync(join(packages, name, path + ending)));
  return found === undefined ? null : `./${path}${found}`;
}

/** The `exports` each package needs, by its folder's name, keys sorted. Data folders named by a pattern stay. */
export function neededExports(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const needed: Record<string, Record<string, string>> = {};
  for (const file of codeFiles()) {
    const from = packageOf(file);
    for (const [, name = "", path = ""] of readFileSync(join(root, file), "utf8").matchAll(specifiers)) {
      const to = name === from ? null : target(name, path);
      if (to !== null) needed[name] = { ...needed[name], [`./${path}`]: to };
    }
  }
  return Object.fromEntries(
    Object.entries(needed).map(([name, files]) => [
      name,
      Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
}

/** `package.json` and patterns of data files are listed by hand. */
const isByHand = (key: string): boolean => key === "./package.json" || /^\.\/\w+\/\*$/.test(key);

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
}

/** The `exports` a package declares now, without `package.json` and patterns of data files. */
export function declaredExports(name: string): Readonly<Record<string, string>> {
  const manifest: Manifest = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  return Object.fromEntries(Object.entries(manifest.exports).filter(([key]) => !isByHand(key)));
}

if (process.argv[2] === "--write") {
  for (const [name, files] of Object.entries(neededExports())) {
    const path = join(packages, name, "package.json");
    const manifest = JSON.parse(readFileSync(path, "utf8"));
    const kept = Object.entries(manifest.exports).filter(([key]) => isByHand(key));
    manifest.exports = { ...Object.fromEntries(kept), ...files };
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
    console.log(`${name}: ${Object.keys(files).length} public files`);
  }
}
