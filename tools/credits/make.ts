// npx tsx tools/credits/make.ts: writes the list of npm packages on the credits page anew, from package-lock.json.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmPackages, npmPackagesText } from "./npm-packages.ts";

const root = join(import.meta.dirname, "../..");
const packages = npmPackages(join(root, "package-lock.json"));
writeFileSync(join(root, "apps/site/content/credits/npm-packages.json"), npmPackagesText(packages));
process.stdout.write(`${packages.length} packages\n`);
