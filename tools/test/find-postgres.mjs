// PostgreSQL's own programs for the tests of backups: those that are there, or Debian's.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";

const here = () =>
  existsSync("/usr/lib/postgresql") || spawnSync("pg_dump", ["--version"], { stdio: "ignore" }).status === 0;
const run = (command, args) => spawnSync(command, args, { stdio: ["ignore", 2, 2] }).status === 0;

/** Installs them on Debian as root; elsewhere the tests that need them are skipped, and it is said. */
export function findPostgres() {
  if (here()) return;
  const debian = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;
  if (debian) {
    process.stderr.write("Installing Debian's PostgreSQL for the tests of backups …\n");
    // Its programs are wanted, not a server that runs from now on.
    mkdirSync("/etc/postgresql-common/createcluster.d", { recursive: true });
    writeFileSync("/etc/postgresql-common/createcluster.d/programs-only.conf", "create_main_cluster = false\n");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"]);
  }
  if (!here())
    process.stderr.write("Without PostgreSQL's own programs the tests of backups are skipped: install them.\n");
}
