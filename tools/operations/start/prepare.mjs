// Everything that must be done before anything can run, and repeated only when needed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const installStamp = join(root, "node_modules/.installed-lock");
const buildStamp = join(root, "apps/site/build/built-from");
const say = (words) => process.stderr.write(`${words}\n`);

function run(words, command, args) {
  say(words);
  const done = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (done.error) throw done.error;
  if (done.status === 0) return;
  say(`"${command} ${args.join(" ")}" ended with code ${done.status}; its words stand above.`);
  process.exit(1);
}

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
const stampIs = (file, value) => existsSync(file) && readFileSync(file, "utf8") === value;

/** Installs the packages of the lock file, once per lock file. */
export function installIfNeeded() {
  const wanted = lockHash();
  if (stampIs(installStamp, wanted)) return;
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) run("Installing packages …", "npm", ["ci"]);
  else {
    // Somebody installed by hand: accept it if npm says that it matches the lock file, otherwise reinstall.
    const matches = spawnSync("npm", ["ls", "--all"], {
      cwd: root,
      stdio: "ignore",
      shell: process.platform === "win32",
    });
    if (matches.status !== 0) run("Installing packages …", "npm", ["ci"]);
  }
  writeFileSync(installStamp, wanted);
}

/** What the build generates or never reads; the message compiler writes next to its own settings. */
const made = ["node_modules", "build", "generated", ".react-router", "test-results", ".data", "cache", ".meta.json"];
const unbuilt = new Set([...made, "README.md"]);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (unbuilt.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** One hash over everything the build reads. */
function sourceHash() {
  const hash = createHash("sha256").update(lockHash());
  for (const folder of ["packages", "apps", "tools/library", "tools/operations"])
    for (const path of [...sourceFiles(join(root, folder))].sort()) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`);
    }
  return hash.digest("hex");
}

/** Builds the site when a source file changed since the last build. */
export async function buildIfNeeded() {
  const wanted = sourceHash();
  if (stampIs(buildStamp, wanted)) return;
  run("Building …", "npm", ["run", "-s", "build"]);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}
