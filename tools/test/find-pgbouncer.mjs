// The pooler for the tests: the one that is there, or Debian's.
import { installFromDebian, onThisMachine } from "./debian.mjs";

const names = ["pgbouncer"];

/** `{ok: true, path}`, or `{ok: false, sentence}` that says what to do. */
export function findPgbouncer() {
  const path = onThisMachine(names) ?? (installFromDebian("pgbouncer") ? onThisMachine(names) : undefined);
  if (path) return { ok: true, path };
  return { ok: false, sentence: "The tests of several machines need PgBouncer: install it." };
}
