import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { build } from "vite";

const root = join(import.meta.dirname, "../../..");

/** The programs of a sweep, each bundled into one file: starting from sources would take longer than the operation. */
export interface Programs {
  /** Runs one until it ends. */
  run(program: "work-process" | "recover-process", told: unknown): Promise<RunEnd>;
  remove(): void;
}

/** How a run ended. */
export interface RunEnd {
  /** It was killed with SIGKILL. */
  readonly killed: boolean;
  readonly said: string;
}

/** A run that takes longer than this hangs. */
const runLimitMs = 300_000;

/** Bundles them inside the repository, so that their dependencies can be resolved from there. */
export async function bundlePrograms(): Promise<Programs> {
  mkdirSync(join(import.meta.dirname, "build"), { recursive: true });
  const folder = mkdtempSync(join(import.meta.dirname, "build/sweep-"));
  const input = ["work-process", "recover-process"].map((name) => join(import.meta.dirname, `${name}.ts`));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: true, outDir: folder, target: "node20", rolldownOptions: { input } },
  });
  return {
    run: (program, told) => run(join(folder, `${program}.js`), JSON.stringify(told)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Throws when a program exits with an error rather than normally or by SIGKILL. */
async function run(file: string, told: string): Promise<RunEnd> {
  const child = spawn(process.execPath, [file, told], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: runLimitMs,
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  const [{ code, signal }, said, cried] = await Promise.all([ended, buffer(child.stdout), buffer(child.stderr)]);
  if (code !== 0 && signal !== "SIGKILL") throw new Error(`${file} ended with ${code ?? signal}: ${cried.toString()}`);
  return { killed: signal === "SIGKILL", said: said.toString() };
}
