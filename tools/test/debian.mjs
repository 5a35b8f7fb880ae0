// Programs the tests need that npm does not have: those on this machine, or Debian's.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian keeps what is started by root, which is not on everybody's path. */
const systemFolder = "/usr/sbin";

/** Whether it is there and may be run. */
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

/** The first of these programs that this machine has. */
export function onThisMachine(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), systemFolder];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runnable);
}

// A package's service is not started: RUNLEVEL=1 tells `invoke-rc.d` that the machine is for one user alone.
const run = (command, args) =>
  spawnSync(command, args, { stdio: ["ignore", 2, 2], env: { ...process.env, RUNLEVEL: "1" } }).status === 0;

const mayInstall = () =>
  process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;

/** Installs a package where Debian's packages can be installed; whether it did. */
export function installFromDebian(name) {
  if (!mayInstall()) return false;
  process.stderr.write(`Installing Debian's ${name} for the tests …\n`);
  const install = () => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
  return run("apt-get", ["update", "-qq"]) && install();
}
