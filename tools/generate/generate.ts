// npm run generate: everything that is made from sources and not checked in.

import { join } from "node:path";
import { compile } from "@inlang/paraglide-js";
import { paraglideOptions } from "../../apps/site/paraglide.ts";
import { makeLibrary } from "../words/make.ts";

const root = join(import.meta.dirname, "../..");
const made = makeLibrary({ root: join(root, "packages/library"), outDir: join(root, "packages/library/generated") });
for (const line of made.report) process.stderr.write(`${line}\n`);
if (!made.ok) process.exit(1);
await compile(paraglideOptions);
// The compiler leaves a handle open that would hold this process for half a minute.
process.exit(0);
