// node --import tsx tools/proof/engines/compare.ts [BIRTHS]: makes charts, books and pictures of random births in V8,
// JavaScriptCore and SpiderMonkey, prints how many are the same to the bit, and exits with 1 when one is not.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { bundle } from "./bundle.ts";
import { engines } from "./engines.ts";
import type { Bits } from "./same-bits.ts";

const births = Number(process.argv[2] ?? 500);
const kinds = ["facts", "document", "pictures"] as const;
const made = await bundle();
let expected: readonly Bits[] | null = null;
try {
  for (const [name, engine] of Object.entries(engines)) {
    const startedAt = Date.now();
    const bits = await engine(made, births);
    expected ??= bits;
    const differing = kinds.map((kind) => bits.filter((one, index) => one[kind] !== expected?.[index]?.[kind]).length);
    if (bits.length !== births || differing.some((count) => count > 0)) process.exitCode = 1;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const hash = createHash("sha256").update(JSON.stringify(bits)).digest("hex").slice(0, 16);
    const found = kinds.map((kind, index) => `${kind} ${differing[index]}`).join(", ");
    process.stdout.write(`${name}: ${bits.length} births, ${hash}; differing: ${found}; ${seconds} s\n`);
  }
} finally {
  rmSync(made.folder, { recursive: true });
}
