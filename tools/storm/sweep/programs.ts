import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { build } from "vite";

const root = join(import.meta.dirname, "../../..");

/** The programs of a sweep, each in one file: a start from the sources would take longer than the work. */
export interface Programs {
  /** Runs one to its end. */
  run(program: "work-process" | "recover-process", told: unknown): Promise<RunEnd>;
  remove(): void;
}

/** How a run ended. */
export interface RunEnd {
  /** It was ended with SIGKILL. */
  readonly killed: boolean;
  readonly said: string;
}

/** A run that takes longer hangs. */
const runLimitMs = 300_000;

/** Bundles them, under the repository, because what they need beside their code is found from there. */
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

/** Throws when a program ended otherwise than by its end or by SIGKILL. */
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
