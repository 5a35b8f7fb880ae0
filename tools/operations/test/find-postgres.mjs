// Finds PostgreSQL's own programs for the backup tests: installed ones, or Debian's.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { installFromDebian, onThisMachine } from "./debian.mjs";

/** Debian's folder for them, by version. */
const debianFolder = "/usr/lib/postgresql";
const settings = "/etc/postgresql-common/createcluster.d";

/** Returns `{ok: true}`, or `{ok: false, sentence}` where the sentence says what to do. */
export function findPostgres() {
  const here = () => existsSync(debianFolder) || onThisMachine(["pg_dump"]) !== undefined;
  if (here() || (installPrograms() && here())) return { ok: true };
  return {
    ok: false,
    sentence: "The tests of backups need PostgreSQL's own programs: install pg_dump and pg_restore.",
  };
}

/** Installs only the programs, without a server that starts running. */
function installPrograms() {
  if (process.getuid?.() !== 0) return false;
  mkdirSync(settings, { recursive: true });
  writeFileSync(`${settings}/programs-only.conf`, "create_main_cluster = false\n");
  return installFromDebian("postgresql");
}
