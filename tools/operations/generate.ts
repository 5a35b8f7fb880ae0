// npm run generate: creates everything that is generated from sources and not checked in.

import { join } from "node:path";
import { compile } from "@inlang/paraglide-js";
import { paraglideOptions } from "../../apps/site/paraglide.ts";
import { makeLibrary } from "../library/make.ts";
import { readTable } from "../library/read/sources.ts";
import { makePages } from "../site/pages/make-pages.ts";

const root = join(import.meta.dirname, "../..");
const made = makeLibrary({ root: join(root, "packages/library"), outDir: join(root, "packages/library/generated") });
for (const line of made.report) process.stderr.write(`${line}\n`);
if (!made.ok) process.exit(1);
const pages = makePages({
  root: join(root, "apps/site/content/pages"),
  outDir: join(root, "apps/site/generated/pages"),
  // The site's table comes second because its pages use some words in another sense than the library does.
  british: new Map([
    ...readTable(join(root, "packages/library"), "en/british.json").strings,
    ...readTable(join(root, "apps/site"), "content/pages/british.json").strings,
  ]),
});
if (!pages.ok) {
  for (const fault of pages.faults) process.stderr.write(`apps/site/content/pages/${fault}\n`);
  process.exit(1);
}
await compile(paraglideOptions);
// The compiler leaves a handle open that would keep this process alive for half a minute.
process.exit(0);
