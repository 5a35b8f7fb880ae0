import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { expect, test } from "vitest";

const rules: { forbidden: IForbiddenRuleType[] } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

/** Writes files to an empty folder and returns the rules they violate. */
async function violations(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), "boundaries-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { output } = await cruise(["packages", "apps"], {
      baseDir: root,
      validate: true,
      tsPreCompilationDeps: true,
      ruleSet: { forbidden: rules.forbidden },
    });
    // Without an output type the cruiser returns its result object.
    return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const target = "export const there = 1;\n";
const importOf = (path: string) => `import { there } from "${path}";\nexport const here = there;\n`;

/** One forbidden import per rule: the importing file and what it must not import. */
const planted: Record<string, Record<string, string>> = {
  "no-circle": {
    "packages/sky/a.ts": importOf("./b.ts"),
    "packages/sky/b.ts": `import { here } from "./a.ts";\nexport const there = here;\n`,
  },
  "only-listed-files-of-a-package": { "packages/shop/a.ts": importOf("@cosmic/report/not-listed") },
  "sky-imports-only-its-neighbors": { "packages/sky/a.ts": importOf("../atlas/b.ts"), "packages/atlas/b.ts": target },
  "atlas-imports-only-its-neighbors": { "packages/atlas/a.ts": importOf("../sky/b.ts"), "packages/sky/b.ts": target },
  "library-imports-only-its-neighbors": {
    "packages/library/a.ts": importOf("../drawings/b.ts"),
    "packages/drawings/b.ts": target,
  },
  "addresses-imports-only-its-neighbors": {
    "packages/addresses/a.ts": importOf("../platform/b.ts"),
    "packages/platform/b.ts": target,
  },
  "epub-imports-only-its-neighbors": { "packages/epub/a.ts": importOf("../print/b.ts"), "packages/print/b.ts": target },
  "platform-imports-only-its-neighbors": {
    "packages/platform/a.ts": importOf("../shop/b.ts"),
    "packages/shop/b.ts": target,
  },
  "chart-imports-only-its-neighbors": {
    "packages/chart/a.ts": importOf("../drawings/b.ts"),
    "packages/drawings/b.ts": target,
  },
  "drawings-imports-only-its-neighbors": {
    "packages/drawings/a.ts": importOf("../report/b.ts"),
    "packages/report/b.ts": target,
  },
  "interpretation-imports-only-its-neighbors": {
    "packages/interpretation/a.ts": importOf("../report/b.ts"),
    "packages/report/b.ts": target,
  },
  "report-imports-only-its-neighbors": {
    "packages/report/a.ts": importOf("../library/b.ts"),
    "packages/library/b.ts": target,
  },
  "print-imports-only-its-neighbors": {
    "packages/print/a.ts": importOf("../drawings/b.ts"),
    "packages/drawings/b.ts": target,
  },
  "payment-sandbox-imports-only-its-neighbors": {
    "packages/payment-sandbox/a.ts": importOf("../shop/b.ts"),
    "packages/shop/b.ts": target,
  },
  "outside-sources-imports-only-its-neighbors": {
    "packages/outside-sources/a.ts": importOf("../shop/b.ts"),
    "packages/shop/b.ts": target,
  },
  "shop-imports-only-its-neighbors": {
    "packages/shop/a.ts": importOf("../library/b.ts"),
    "packages/library/b.ts": target,
  },
  "chart-knows-atlas-by-type-only": { "packages/chart/a.ts": importOf("../atlas/b.ts"), "packages/atlas/b.ts": target },
  "orders-have-one-repository": {
    "packages/shop/refunds/a.ts": importOf("../database/tables/orders.ts"),
    "packages/shop/database/tables/orders.ts": target,
  },
  "packages-never-import-apps": { "packages/shop/a.ts": importOf("../../apps/site/b.ts"), "apps/site/b.ts": target },
  "pure-packages-use-no-node-built-in": {
    "packages/report/a.ts": `import { readFileSync } from "node:fs";\nexport const here = readFileSync;\n`,
  },
  "browser-code-never-imports-server-packages": {
    "apps/site/components/a.tsx": importOf("../../../packages/shop/b.ts"),
    "packages/shop/b.ts": target,
  },
  "journeys-import-no-other-journey": {
    "apps/site/journeys/main/a.ts": importOf("../funnel/b.ts"),
    "apps/site/journeys/funnel/b.ts": target,
  },
  "pages-import-no-other-page": {
    "apps/site/pages/blog/a.ts": importOf("../cities/b.ts"),
    "apps/site/pages/cities/b.ts": target,
  },
  "features-import-no-page-or-journey": {
    "apps/site/features/birth/a.ts": importOf("../../journeys/main/b.ts"),
    "apps/site/journeys/main/b.ts": target,
  },
  "routes-ask-services-not-packages": {
    "apps/site/routes/a.tsx": importOf("../../../packages/shop/b.ts"),
    "packages/shop/b.ts": target,
  },
  "operator-does-not-import-site": { "apps/operator/a.ts": importOf("../site/b.ts"), "apps/site/b.ts": target },
  "site-does-not-import-operator": { "apps/site/a.ts": importOf("../operator/b.ts"), "apps/operator/b.ts": target },
};

test("every rule has a planted violation", () => {
  expect(Object.keys(planted).sort()).toEqual(rules.forbidden.map((rule) => rule.name ?? "").sort());
});

test.each(Object.keys(planted))("%s refuses the planted import", async (name) => {
  const files = planted[name] ?? {};
  const empty: Record<string, string> = { "packages/sky/z.ts": target, "apps/site/z.ts": target };
  expect(await violations({ ...empty, ...files })).toContain(name);
});

test("an import the architecture allows passes", async () => {
  const files = {
    "packages/sky/b.ts": target,
    "packages/chart/a.ts": importOf("../sky/b.ts"),
    "apps/site/z.ts": importOf("../../packages/chart/a.ts")
      .replaceAll("there", "here")
      .replace("here = here", "z = here"),
  };
  expect(await violations(files)).toEqual([]);
});
