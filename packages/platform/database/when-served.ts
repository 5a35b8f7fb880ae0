import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log/open-log.ts";
import { isPoolerRefusal } from "./pooler-refusal.ts";

/** Errors of a server that is starting, stopping or absent: SQLSTATE 57P01–57P03 and socket errors. */
const away = new Set(["57P01", "57P02", "57P03", "ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE"]);

/** Longest startup of a server, including crash recovery, milliseconds. */
export const startLimitMs = 60_000;
const askAgainMs = 500;

/** Whether an error, or its cause, means that PostgreSQL is currently unavailable. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // When PostgreSQL is down, PgBouncer answers for it with class 08 (connection) errors.
  if (code.startsWith("08") && !isPoolerRefusal(error)) return true;
  return away.has(code) || /terminated/.test(error.message) || isAway(error.cause);
}

/** Retries `open` while PostgreSQL is unavailable, since a booting machine starts both at once. After a minute it
 * rejects with the last error; any other error rejects immediately. */
export async function whenServed<T>(log: Log, open: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + startLimitMs; ; await pause(askAgainMs)) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error) || performance.now() > until) throw error;
      log.warn({ err: error }, "PostgreSQL does not serve yet; it is asked again");
    }
  }
}
