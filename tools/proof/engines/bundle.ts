import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";

const tablesFolder = join(import.meta.dirname, "../../../packages/sky/tables");
const tablesId = "virtual:sky-tables";

const skyTables: Plugin = {
  name: "sky-tables",
  resolveId: (id) => (id === tablesId ? id : null),
  load: (id) => {
    if (id !== tablesId) return null;
    const decades = readdirSync(tablesFolder).filter((name) => /^\d+\.bin$/.test(name));
    const entries = decades.map((name) => [name.slice(0, 4), readFileSync(join(tablesFolder, name), "base64")]);
    return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
  },
};

export interface Bundle {
  /** For files of the engines; the caller's to remove. */
  readonly folder: string;
  /** One classic script that defines `engineBits`, for whatever runs JavaScript. */
  readonly code: string;
}

export async function bundle(): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [skyTables],
    build: {
      outDir: folder,
      target: "es2022",
      lib: {
        entry: join(import.meta.dirname, "same-bits.ts"),
        formats: ["iife"],
        name: "engineBits",
        fileName: () => "engine-bits.js",
      },
    },
  });
  return { folder, code: readFileSync(join(folder, "engine-bits.js"), "utf8") };
}
