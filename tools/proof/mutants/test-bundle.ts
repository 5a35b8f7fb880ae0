import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { build, type Plugin } from "esbuild";
import * as testApi from "./test-api.ts";

/** What a test file imports from outside its package, by specifier: loaded once, as no mutant is in it. */
const outside: Record<string, Readonly<Record<string, unknown>>> = { vitest: testApi };
const namespace = "outside";

/** Texts that stand in the place of files' own, by path. */
type Changed = ReadonlyMap<string, string>;

/** A test file with all it reaches in its package, as a function that loads it anew: no mutant sees what another left in a module's memory. */
export async function bundleTests(file: string, changed: Changed = new Map()): Promise<() => void> {
  const { outputFiles } = await build({
    // esbuild would take the folder in which the process began.
    absWorkingDir: process.cwd(),
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20",
    logLevel: "error",
    plugins: [keepOutside, readFiles(changed)],
  });
  const code = outputFiles[0]?.text ?? "";
  const load = compileFunction(code, [namespace, "module"], { filename: file });
  return () => load(outside, {});
}

/** Whatever is imported by name instead of by path is taken from `outside`. */
const keepOutside: Plugin = {
  name: namespace,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) => (kind === "entry-point" ? null : { path, namespace }));
    onLoad({ filter: /.*/, namespace }, async ({ path }) => {
      outside[path] ??= await import(path);
      const names = Object.keys(outside[path] ?? {});
      const from = `${namespace}[${JSON.stringify(path)}]`;
      const exports = names.map((name, index) => `const _${index} = ${from}.${name}; export { _${index} as ${name} };`);
      return { contents: exports.join("\n"), loader: "js" };
    });
  },
};

/** One script cannot say where each file in it stands. */
const readFiles = (changed: Changed): Plugin => ({
  name: "files",
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/, namespace: "file" }, ({ path }) => ({
      contents: (changed.get(path) ?? readFileSync(path, "utf8"))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path))),
      loader: path.endsWith("x") ? "tsx" : "ts",
    }));
  },
});
