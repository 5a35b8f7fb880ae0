// Finds PgBouncer for the tests: an installed one, or Debian's.
import { installFromDebian, onThisMachine } from "./debian.mjs";

const names = ["pgbouncer"];

/** Returns `{ok: true, path}`, or `{ok: false, sentence}` where the sentence says what to do. */
export function findPgbouncer() {
  const path = onThisMachine(names) ?? (installFromDebian("pgbouncer") ? onThisMachine(names) : undefined);
  if (path) return { ok: true, path };
  return { ok: false, sentence: "The tests of several machines need PgBouncer: install it." };
}
