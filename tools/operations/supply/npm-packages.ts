import { lockedPackages } from "./locked-packages.ts";

/** A third-party package that the product ships with. */
export interface NpmPackage {
  readonly name: string;
  /** Every installed version, in order. */
  readonly versions: string;
  /** As declared by its author: an SPDX expression. */
  readonly licence: string;
}

/**
 * Every package in the lock file that the product needs at run time, by name; build and test dependencies and our own
 * workspaces are left out. Read from the lock file rather than the disk, so that every platform gives the same list.
 * Throws on a package without a license.
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

/** The list as checked in: one package per line. */
export const npmPackagesText = (packages: readonly NpmPackage[]): string =>
  `[\n${packages.map((one) => `  ${line(one)}`).join(",\n")}\n]\n`;

const line = (one: NpmPackage): string =>
  `{ ${Object.entries(one)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(", ")} }`;
