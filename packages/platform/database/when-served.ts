import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log/open-log.ts";
import { isPoolerRefusal } from "./pooler-refusal.ts";

/** What a server that is starting, stopping or absent answers: SQLSTATE 57P01–57P03 and socket errors. */
const away = new Set(["57P01", "57P02", "57P03", "ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE"]);

/** How long a server may take to start, recovery after a crash included. */
export const startLimitMs = 60_000;
const askAgainMs = 500;

/** Whether an error, or what caused it, says that PostgreSQL does not serve just now. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  // PgBouncer stands in for a PostgreSQL that is away, and answers with the class of failed connections.
  if (code.startsWith("08") && !isPoolerRefusal(error)) return true;
  return away.has(code) || /terminated/.test(error.message) || isAway(error.cause);
}

/** Does what opens with the database, again and again while PostgreSQL does not serve: a machine that starts, starts both at
 * once. After a minute it rejects with what was said last; any other fault it rejects with at once. */
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
