import { lockedPackages } from "../supply/locked-packages.ts";

/** A package of others that the product ships with. */
export interface NpmPackage {
  readonly name: string;
  /** Every version that is installed, in order. */
  readonly versions: string;
  /** As its author declares it: an SPDX expression. */
  readonly licence: string;
}

/**
 * Every package of the lock file that is needed to run the product, by name: what only building and testing need, and our
 * own workspaces, are left out. The lock file and not the disk, so that every platform makes the same list. Throws on a
 * package without a licence.
 */
export function npmPackages(lockFile: string): readonly NpmPackage[] {
  const found = new Map<string, { versions: Set<string>; licences: Set<string> }>();
  for (const { name, version, license, dev } of lockedPackages(lockFile)) {
    if (dev) continue;
    if (license === "") throw new Error(`${name} tells no license`);
    const known = found.get(name) ?? { versions: new Set(), licences: new Set() };
    known.versions.add(version);
    known.licences.add(license);
    found.set(name, known);
  }
  return [...found]
    .map(([name, { versions, licences }]) => ({
      name,
      versions: [...versions].sort().join(", "),
      licence: [...licences].sort().join(", "),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The list as it is checked in: a package a line. */
export const npmPackagesText = (packages: readonly NpmPackage[]): string =>
  `[\n${packages.map((one) => `  ${line(one)}`).join(",\n")}\n]\n`;

const line = (one: NpmPackage): string =>
  `{ ${Object.entries(one)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(", ")} }`;
