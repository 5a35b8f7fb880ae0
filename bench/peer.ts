import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = join(import.meta.dirname, "peers");
const stamp = join(folder, "node_modules/.installed");
const fromPeers = createRequire(join(folder, "package.json"));

/** Loads a peer's module from `bench/peers`; the first call installs all peers. The caller knows its shape. */
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
  // Install scripts stay off; only the Swiss Ephemeris binding is compiled. If that fails the other peers still load,
  // and loading it reports its name.
  if (npm("ci", "--ignore-scripts") && npm("rebuild", "sweph", "--ignore-scripts=false")) writeFileSync(stamp, lockHash());
}

/** Whether npm succeeded. Its output goes to stderr, because stdout is for the results. */
function npm(...words: readonly string[]): boolean {
  const env = { ...headers(), ...process.env };
  return spawnSync("npm", [...words], { cwd: folder, stdio: ["ignore", 2, 2], env }).status === 0;
}

/** Node's own headers, if the installation includes them, so that the compiler need not download them. */
function headers(): Record<string, string> {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, "include/node/node_api.h")) ? { npm_config_nodedir: prefix } : {};
}
