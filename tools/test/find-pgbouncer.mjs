// The pooler for the tests: the one that is there, or Debian's.
import { installFromDebian, onThisMachine } from "./debian.mjs";

const names = ["pgbouncer"];

/** The path of PgBouncer; null where there is none and none can be installed. */
export function findPgbouncer() {
  return onThisMachine(names) ?? (installFromDebian("pgbouncer") ? onThisMachine(names) : undefined) ?? null;
}
