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

const python = { folder: join(folder, "python"), requirements: join(folder, "requirements.txt") };
const pythonStamp = join(python.folder, ".installed");

/** The interpreter that has the peers written in Python; the first call installs them. */
export function peerPython(): string {
  const interpreter = join(python.folder, "bin/python");
  const wanted = hashOf(python.requirements);
  if (existsSync(pythonStamp) && readFileSync(pythonStamp, "utf8") === wanted) return interpreter;
  console.error("bench: installing the peers in Python (bench/peers/requirements.txt) …");
  const pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--requirement", python.requirements];
  if (run("python3", ["-m", "venv", python.folder]) && run(interpreter, pip)) writeFileSync(pythonStamp, wanted);
  return interpreter;
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function lockHash(): string {
  return hashOf(join(folder, "package-lock.json"));
}

let attempted = false;

function install(): void {
  if (attempted || (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash())) return;
  attempted = true;
  console.error("bench: installing the peers (bench/peers) …");
  // Install scripts stay off; only the Swiss Ephemeris binding is compiled. If that fails the other peers still load,
  // and loading it reports its name.
  if (npm("ci", "--ignore-scripts") && npm("rebuild", "sweph", "--ignore-scripts=false"))
    writeFileSync(stamp, lockHash());
}

function npm(...words: readonly string[]): boolean {
  return run("npm", words, { ...headers(), ...process.env });
}

/** Whether a program succeeded. Its output goes to stderr, because stdout is for the results. */
function run(program: string, words: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(program, [...words], { cwd: folder, stdio: ["ignore", 2, 2], env }).status === 0;
}

/** Node's own headers, if the installation includes them, so that the compiler need not download them. */
function headers(): Record<string, string> {
  const prefix = dirname(dirname(process.execPath));
  return existsSync(join(prefix, "include/node/node_api.h")) ? { npm_config_nodedir: prefix } : {};
}
