// PostgreSQL's own programs for the tests of backups: those that are there, or Debian's.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { installFromDebian, onThisMachine } from "./debian.mjs";

/** Where Debian keeps them, by version. */
const debianFolder = "/usr/lib/postgresql";
const settings = "/etc/postgresql-common/createcluster.d";

/** `{ok: true}`, or `{ok: false, sentence}` that says what to do. */
export function findPostgres() {
  const here = () => existsSync(debianFolder) || onThisMachine(["pg_dump"]) !== undefined;
  if (here() || (installPrograms() && here())) return { ok: true };
  return {
    ok: false,
    sentence: "The tests of backups need PostgreSQL's own programs: install pg_dump and pg_restore.",
  };
}

/** The programs are wanted, not a server that runs from now on. */
function installPrograms() {
  if (process.getuid?.() !== 0) return false;
  mkdirSync(settings, { recursive: true });
  writeFileSync(`${settings}/programs-only.conf`, "create_main_cluster = false\n");
  return installFromDebian("postgresql");
}
