import { readFileSync } from "node:fs";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      deprecated: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** A package of others as the lock file fixes it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author declares it: an SPDX expression; empty when they do not. */
  readonly license: string;
  /** Subresource integrity: algorithm and base64. */
  readonly integrity: string;
  /** Building and testing need it, running does not. */
  readonly dev: boolean;
  /** It wants to run a program of its own while it is installed. */
  readonly hasInstallScript: boolean;
  /** What its author says instead of supporting this version. */
  readonly deprecated: string | null;
}

const folder = "node_modules/";

/** Every package of others in the lock file, each place it is installed at; our own workspaces are left out. */
export function lockedPackages(lockFile: string): readonly LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(lockFile, "utf8")));
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes(folder) || entry.link || entry.version === undefined) return [];
    return {
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version: entry.version,
      license: entry.license ?? "",
      integrity: entry.integrity ?? "",
      dev: entry.dev === true || entry.devOptional === true,
      hasInstallScript: entry.hasInstallScript === true,
      deprecated: entry.deprecated ?? null,
    };
  });
}
