import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
/** Kept of what a process said last, characters. */
const keptWords = 4_000;

/** One process of the site that is started again whenever it ends. */
export interface LastingProcess {
  /** SIGKILL; another takes its place at once. */
  kill(): void;
  /** Times it ended though nobody killed it. */
  endedByItself(): number;
  /** What it said last before each of these ends. */
  lastWords(): readonly string[];
  stop(): Promise<void>;
}

/** Starts the built site with these settings and keeps it started. */
export function keepStarted(settings: Readonly<Record<string, string>>): LastingProcess {
  let stopped = false;
  const lastWords: string[] = [];
  let killed = false;
  let child: ChildProcess;
  let gone: Promise<void>;
  const start = () => {
    killed = false;
    let words = "";
    child = spawn(process.execPath, ["apps/site/main.mjs"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const hear = (chunk: Buffer) => {
      words = (words + chunk.toString("utf8")).slice(-keptWords);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    gone = new Promise((resolve) => {
      child.once("close", (code, signal) => {
        resolve();
        if (stopped) return;
        if (!killed) lastWords.push(`${words}\n${signal ?? `code ${code}`}`);
        start();
      });
    });
  };
  start();
  return {
    kill: () => {
      killed = true;
      child.kill("SIGKILL");
    },
    endedByItself: () => lastWords.length,
    lastWords: () => lastWords,
    stop: async () => {
      stopped = true;
      child.kill("SIGKILL");
      await gone;
    },
  };
}
