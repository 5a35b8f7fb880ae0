import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../../..");
const modules = join(repository, "node_modules");

/** A wrong rule as a replacement of text that stands exactly once in a file of the package. */
export type Fault = readonly [name: string, file: string, right: string, wrong: string];

export interface Planting {
  /** Folder name under `packages`. */
  readonly packageName: string;
  /** Whatever else the tests need, relative to the repository. */
  readonly besides: readonly string[];
  readonly faults: readonly Fault[];
  /** What the tests in the copy find wrong, in a few words; null: nothing. Throws when they do not run. */
  look(copy: string): string | null;
}

/** Plants one fault after another in a copy of a package, or those whose name the command line gives a part of, and
 * prints what its tests find of each. The result is the exit code: 0 when they notice every one. */
export function plantFaults({ packageName, besides, faults: all, look }: Planting): number {
  const [, , named = ""] = process.argv;
  const faults = all.filter(([name]) => name.includes(named));
  const copy = mkdtempSync(join(tmpdir(), "planted-"));
  try {
    for (const path of [`packages/${packageName}`, "package.json", "tsconfig.json", ...besides])
      cpSync(join(repository, path), join(copy, path), { recursive: true });
    linkModules(copy, packageName);
    const before = look(copy);
    if (before !== null) throw new Error(`Red before any fault is planted, mend that first: ${before}`);
    let missed = 0;
    for (const fault of faults) {
      const found = plant(join(copy, "packages", packageName), fault, () => look(copy));
      if (found === null) missed += 1;
      process.stdout.write(`${found === null ? "MISSED" : "found "}  ${fault[0]}${found ? `: ${found}` : ""}\n`);
    }
    process.stdout.write(`${faults.length - missed} of ${faults.length} faults noticed\n`);
    return missed === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function plant(folder: string, [name, file, right, wrong]: Fault, look: () => string | null): string | null {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  if (text.split(right).length !== 2) throw new Error(`${name}: ${file} has not exactly one ${right}`);
  writeFileSync(
    path,
    text.replace(right, () => wrong),
  );
  try {
    return look();
  } finally {
    writeFileSync(path, text);
  }
}

/** Links the repository's modules into the copy, with the copied package in the place of its original. */
function linkModules(copy: string, packageName: string): void {
  const scope = join(copy, "node_modules/@cosmic");
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== "@cosmic") symlinkSync(join(modules, name), join(copy, "node_modules", name));
  for (const name of readdirSync(join(modules, "@cosmic")))
    symlinkSync(
      name === packageName ? join(copy, "packages", name) : join(modules, "@cosmic", name),
      join(scope, name),
    );
}
