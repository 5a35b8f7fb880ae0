import { installFromDebian, onThisMachine } from "../../operations/test/debian.mjs";

/** The path of the first of these programs, installed from the first of these Debian packages that has it. Throws when
 * there is none. */
export function programFromDebian(names: readonly string[], packages: readonly string[]): string {
  const found = onThisMachine(names);
  if (found) return found;
  for (const name of packages) {
    const installed = installFromDebian(name) ? onThisMachine(names) : undefined;
    if (installed) return installed;
  }
  throw new Error(`${names[0]} is not on this machine: install Debian's ${packages.join(" or ")}`);
}
