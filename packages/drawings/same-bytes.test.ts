import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no drawing asks the engine for a sine, a power or a hypotenuse, whose last bits differ between engines", () => {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.includes("node_modules") && !/\.(?:test|generated)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(40);
  const engineBound =
    /Math\.(?:sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|pow|exp|expm1|log\w*|hypot|cbrt)\(|\*\* ?[\d(a-z]/;
  const code = (path: string) => readFileSync(new URL(path, folder), "utf8").replace(/^\s*(?:\/?\*\*?|\/\/).*$/gm, "");
  expect(files.filter((path) => engineBound.test(code(path)))).toEqual([]);
});
