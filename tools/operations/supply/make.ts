// npm run -s supply: regenerates, from package-lock.json, the bill of materials, the list of licenses and the list on
// the credits page.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeBill } from "./bill-of-materials.ts";
import { licenseList } from "./license-list.ts";
import { lockedPackages } from "./locked-packages.ts";
import { npmPackages, npmPackagesText } from "./npm-packages.ts";

const root = join(import.meta.dirname, "../../..");
const lock = join(root, "package-lock.json");
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

mkdirSync(join(root, "docs/supply"), { recursive: true });
const packages = lockedPackages(lock);
const bill = makeBill(root, { productName: "cosmic-blueprint", shipped: packages.filter(({ dev }) => !dev) });
write("docs/supply/bill-of-materials.cdx.json", `${JSON.stringify(bill, null, 1)}\n`);
write("docs/supply/licenses.md", licenseList(packages));
write("apps/site/content/credits/npm-packages.json", npmPackagesText(npmPackages(lock)));
process.stdout.write(`${bill.components.length} components\n`);
