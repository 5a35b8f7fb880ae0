import type { LockedPackage } from "./locked-packages.ts";

/** The licenses of all run-time dependencies as a Markdown page: one table, sorted by license, then by name. */
export function licenseList(packages: readonly LockedPackage[]): string {
  const rows = packages
    .filter(({ dev }) => !dev)
    .map(({ license, name, version }) => `| ${license} | ${name} | ${version} |`);
  const sorted = [...new Set(rows)].sort();
  return [
    "# Licenses",
    "",
    `What the product runs on: ${sorted.length} packages, from package-lock.json. Made by \`npm run -s supply\`; a test fails when it is`,
    "old, or when a license asks for more than its notice.",
    "",
    "| license | package | version |",
    "|---|---|---|",
    ...sorted,
    "",
  ].join("\n");
}
