// Programs the tests need that npm does not provide: already on this machine, or installed from Debian.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's folder for programs run by root, which is not on everybody's PATH. */
const systemFolder = "/usr/sbin";

/** Whether the file exists and is executable. */
export function runnable(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (error.code === "EACCES") return false;
    throw error;
  }
}

/** The first of these programs found on this machine. */
export function onThisMachine(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), systemFolder];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runnable);
}

// Keeps a package's service from starting: RUNLEVEL=1 tells `invoke-rc.d` that the machine is in single-user mode.
const run = (command, args) =>
  spawnSync(command, args, { stdio: ["ignore", 2, 2], env: { ...process.env, RUNLEVEL: "1" } }).status === 0;

const mayInstall = () =>
  process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;

/** Installs a Debian package if possible; returns whether it succeeded. */
export function installFromDebian(name) {
  if (!mayInstall()) return false;
  process.stderr.write(`Installing Debian's ${name} for the tests …\n`);
  const install = () => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  return run("apt-get", ["update", "-qq"]) && install();
}
