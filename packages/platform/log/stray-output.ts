import type { Log } from "./open-log.ts";

const methods = ["log", "info", "warn", "error", "debug", "trace", "dir"] as const;

/** Redirects whatever libraries print to the console, process warnings and uncaught errors to our log. The output may
 * quote anything, so only its origin is kept. */
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
