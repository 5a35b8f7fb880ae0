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

/** A third-party package pinned by the lock file. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As declared by its author: an SPDX expression; empty when missing. */
  readonly license: string;
  /** Subresource integrity: algorithm and base64. */
  readonly integrity: string;
  /** Needed for building and testing, but not for running. */
  readonly dev: boolean;
  /** It runs a script of its own during installation. */
  readonly hasInstallScript: boolean;
  /** The author's deprecation message for this version. */
  readonly deprecated: string | null;
}

const folder = "node_modules/";

/** Every third-party package in the lock file, once per installed location, without our own workspaces. */
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
