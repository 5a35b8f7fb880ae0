import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { npmPackages, npmPackagesText } from "./npm-packages.ts";

const root = join(import.meta.dirname, "../..");
const packages = npmPackages(join(root, "package-lock.json"));

test("the credits page lists the packages that are installed: make it anew with npx tsx tools/credits/make.ts", () => {
  const listed = readFileSync(join(root, "apps/site/content/credits/npm-packages.json"), "utf8");
  expect(listed).toBe(npmPackagesText(packages));
});

test("what the product runs on is listed, what only builds and tests it is not", () => {
  const names = new Set(packages.map(({ name }) => name));
  for (const name of ["react", "fastify", "react-router", "@myriaddreamin/typst-ts-node-compiler"])
    expect(names, name).toContain(name);
  for (const name of ["vitest", "@playwright/test", "typescript", "@cosmic/sky"])
    expect(names, name).not.toContain(name);
});

test("nothing is under a licence that asks for more than its notice", () => {
  const allowed = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1)$/;
  for (const { name, licence } of packages) {
    const terms = licence.replaceAll(/[()]/g, "").split(/ AND | OR |, /);
    for (const term of terms) expect(allowed.test(term), `${name}: ${term}`).toBe(true);
  }
});
