import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
/** How much of a process's last output is kept, characters. */
const keptWords = 4_000;

/** A process of the site that is restarted whenever it ends. */
export interface LastingProcess {
  /** SIGKILL; it is restarted at once. */
  kill(): void;
  /** How often it ended without being killed. */
  endedByItself(): number;
  /** Its last output before each of these exits. */
  lastWords(): readonly string[];
  stop(): Promise<void>;
}

/** Starts the built site with these settings and keeps restarting it. */
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
