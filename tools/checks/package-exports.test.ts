import { expect, test } from "vitest";
import { declaredExports, neededExports } from "./package-exports.ts";

const needed = neededExports();

test.each(Object.keys(needed))("%s lists exactly the files that others import", (name) => {
  expect(declaredExports(name)).toEqual(needed[name]);
});

test("no package opens all its files", () => {
  for (const name of Object.keys(needed)) expect(Object.keys(declaredExports(name))).not.toContain("./*");
});
