import { compareTexts } from "@cosmic/chart/compare-texts";
import { z } from "zod";
import listed from "../../content/credits/npm-packages.json" with { type: "json" };

const packages = z.array(z.object({ name: z.string(), versions: z.string(), licence: z.string() })).parse(listed);

/** The packages under one license. */
export interface LicencedPackages {
  readonly licence: string;
  readonly packages: readonly { readonly name: string; readonly versions: string }[];
}

/** Every package the service runs on, grouped by license, most common first. */
export const software: readonly LicencedPackages[] = [...new Set(packages.map(({ licence }) => licence))]
  .map((licence) => ({
    licence,
    packages: packages.filter((one) => one.licence === licence).map(({ name, versions }) => ({ name, versions })),
  }))
  .sort((one, other) => other.packages.length - one.packages.length || compareTexts(one.licence, other.licence));
