import type { Log } from "./open-log.ts";

const methods = ["log", "info", "warn", "error", "debug", "trace", "dir"] as const;

/** Puts a line of our log in place of whatever a library prints on the console or as a warning of the process, and of what
 * Node prints of an error that nobody caught. What was printed may quote anything, so only where it came from is kept. */
export function captureStrayOutput(log: Log): void {
  for (const method of methods)
    console[method] = () => log.warn({ err: new Error(`console.${method}`) }, "a library wrote to the console");
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "a warning of the process"));
  const end = (error: unknown) => {
    log.fatal({ err: error }, "an error that nothing caught");
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}
