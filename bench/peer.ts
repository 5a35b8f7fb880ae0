import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = join(import.meta.dirname, "peers");
const stamp = join(folder, "node_modules/.installed");
const fromPeers = createRequire(join(folder, "package.json"));

/** A peer's module, from `bench/peers`; the first call installs them all. The caller knows its shape. */
export async function peer(name: string): Promise<unknown> {
  install();
  return import(pathToFileURL(fromPeers.resolve(name)).href);
}

/** A file or folder inside a peer's package. */
export function insidePeer(name: string, path: string): string {
  install();
  return join(folder, "node_modules", name, path);
}

function lockHash(): string {
  return createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
}

let attempted = false;

function install(): void {
  if (attempted || (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash())) return;
  attempted = true;
  console.error("bench: installing the peers (bench/peers) …");
  // The packages' own scripts stay off; only the binding to Swiss Ephemeris is compiled. Where that fails the others still
  // load, and it is named when it does not.
  if (npm("ci", "--ignore-scripts") && npm("rebuild", "sweph")) writeFileSync(stamp, lockHash());
}

/** Whether npm did it; its words go to stderr, for standard output belongs to the figures. */
function npm(...words: readonly string[]): boolean {
  const env = { ...headers(), ...process.env };
  return spawnSync("npm", [...words], { cwd: folder, stdio: ["ignore", 2, 2], env }).status === 0;
}

/** Node's own headers, where the installation brought them along: the compiler then need not fetch them. */
function headers(): Record<string, string> {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, "include/node/node_api.h")) ? { npm_config_nodedir: prefix } : {};
}
