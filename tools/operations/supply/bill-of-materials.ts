import { spawnSync } from "node:child_process";
import { z } from "zod";
import type { LockedPackage } from "./locked-packages.ts";

/** A CycloneDX component; only the fields we read. */
const componentSchema = z.looseObject({
  "bom-ref": z.string(),
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
  externalReferences: z.array(z.looseObject({ type: z.string() })).optional(),
});
const billSchema = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  serialNumber: z.string().optional(),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(componentSchema),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type BillOfMaterials = z.infer<typeof billSchema>;

/** Reads a bill of materials; throws when it is invalid. */
export const readBill = (text: string): BillOfMaterials => billSchema.parse(JSON.parse(text));

/**
 * The packages from the lock file that the product needs at run time, on any system, as CycloneDX written by npm;
 * without what would differ each time: timestamp, serial number, npm's own version, folder name and download URL. We
 * ask npm for everything, because its own `--omit dev` leaves out what both building and running need.
 */
export function makeBill(
  root: string,
  { productName, shipped }: { readonly productName: string; readonly shipped: readonly LockedPackage[] },
): BillOfMaterials {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const made = spawnSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (made.status !== 0) throw new Error(`npm sbom: ${made.stderr}`);
  const { serialNumber: _, metadata, components, dependencies, ...bill } = readBill(made.stdout);
  const wanted = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const kept = components.filter(({ name, version }) => wanted.has(`${name}@${version}`));
  const refs = new Set(kept.map((component) => component["bom-ref"]));
  return {
    ...bill,
    metadata: { component: { ...metadata.component, name: productName } },
    components: kept.map(({ externalReferences = [], ...component }) => ({
      ...component,
      externalReferences: externalReferences.filter(({ type }) => type !== "distribution"),
    })),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}
