import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
/** Where the checkers are kept, outside the project's own packages. */
const home = process.env.EPUBCHECK_HOME ?? join(here, "../../.epubcheck");

/** A folder with a checker, set up once: `make` fills it; a change to one of the `sources` sets it up again. */
export function setUpOnce(name: string, sources: readonly string[], make: (folder: string) => void): string {
  const hash = createHash("sha256");
  for (const file of sources) hash.update(readFileSync(join(here, file)));
  const folder = join(home, `${name}-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(join(folder, "ready"))) return folder;
  mkdirSync(home, { recursive: true });
  const fresh = mkdtempSync(join(home, "setup-"));
  try {
    make(fresh);
    writeFileSync(join(fresh, "ready"), "");
    // When two first runs overlap, the later one discards its copy.
    if (!existsSync(join(folder, "ready"))) renameSync(fresh, folder);
    return folder;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Runs a command to its end; throws with what it said when it fails. */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
) {
  const ended = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 28, ...options });
  if (ended.status !== 0) throw new Error(`${command} ${args[0]}: ${ended.stdout}${ended.stderr}`);
  return ended;
}
