import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { npmPackages, npmPackagesText } from "./npm-packages.ts";

const root = join(import.meta.dirname, "../../..");
const packages = npmPackages(join(root, "package-lock.json"));

test("the credits page lists the packages that are installed: make it anew with npm run -s supply", () => {
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
