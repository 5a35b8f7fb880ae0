import { readFileSync } from "node:fs";
import { z } from "zod";

/** A package of others that the product ships with. */
export interface NpmPackage {
  readonly name: string;
  /** Every version that is installed, in order. */
  readonly versions: string;
  /** As its author declares it: an SPDX expression. */
  readonly licence: string;
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

const folder = "node_modules/";

/**
 * Every package of the lock file that is needed to run the product, by name: what only building and testing need, and our
 * own workspaces, are left out. The lock file and not the disk, so that every platform makes the same list. Throws on a
 * package without a licence.
 */
export function npmPackages(lockFile: string): readonly NpmPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(lockFile, "utf8")));
  const found = new Map<string, { versions: Set<string>; licences: Set<string> }>();
  for (const [path, { version, license, link, dev, devOptional }] of Object.entries(packages)) {
    if (!path.includes(folder) || link || dev || devOptional) continue;
    const name = path.slice(path.lastIndexOf(folder) + folder.length);
    if (version === undefined || license === undefined) throw new Error(`${path} tells no version or no licence`);
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
