import { hourMs } from "@cosmic/platform/durations";
import { type SourceName, type SourceSettings, sourceNames } from "@cosmic/platform/environment/outside-sources";
import type { Log } from "@cosmic/platform/log/open-log";
import type { Clock } from "@cosmic/platform/system-clock";
import { callThrough, type Told } from "./adapters/adapter.ts";
import { adapters } from "./adapters/adapters.ts";
import { openAnswerCache } from "./answer-cache.ts";
import { type Attempt, attemptErrors } from "./attempt.ts";
import { openCircuitBreaker } from "./circuit-breaker.ts";
import type { Egress } from "./egress/egress.ts";
import type { SourceQuestion } from "./source-question.ts";

/** An attempt, and when it ended. */
export interface AskedSource {
  readonly attempt: Attempt;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Asks one source; never rejects. */
export type AskSource = (name: SourceName, question: SourceQuestion) => Promise<AskedSource>;

export interface AskSourceOptions {
  readonly settings: SourceSettings;
  readonly egress: Egress;
  readonly clock: Clock;
  readonly log: Log;
  /** Time limit of a source, milliseconds: longer than anybody waits, so that a late answer serves the next
   * question. */
  readonly limitMs: number;
  /** Aborts all requests under way. */
  readonly closing: AbortSignal;
}

/** An hour: long enough from preview to payment, short enough for a daily horoscope. */
const answersLastMs = hourMs;
const mostAnswers = 2000;

/** Asks with a cache, a circuit breaker for each source, and one request for all who ask the same at once. */
export function askSourceWith(options: AskSourceOptions): AskSource {
  const { clock } = options;
  const cache = openAnswerCache<AskedSource>({ clock, lastsMs: answersLastMs, capacity: mostAnswers });
  const breakers = new Map(sourceNames.map((name) => [name, openCircuitBreaker(clock)]));
  const underWay = openAnswerCache<Promise<AskedSource>>({ clock, lastsMs: options.limitMs, capacity: mostAnswers });
  const at = () => clock.now().toISOString();
  return async (name, question) => {
    const key = [name, question];
    const known = cache.get(key) ?? underWay.get(key);
    if (known) return known;
    const breaker = breakers.get(name);
    if (breaker?.rests()) return { attempt: failure(name, attemptErrors.resting), at: at() };
    const asking = ask(options, name, question).then((told) => {
      if (told.ok || told.honest) breaker?.succeeded();
      else breaker?.failed();
      const asked = { attempt: told.ok ? success(name, told.data) : failure(name, told.error), at: at() };
      if (told.ok) cache.keep(key, asked);
      return asked;
    });
    underWay.keep(key, asking);
    return asking;
  };
}

async function ask(options: AskSourceOptions, name: SourceName, question: SourceQuestion): Promise<Told> {
  const { settings, egress, log, limitMs, closing } = options;
  const address = settings.addresses[name];
  if (address === undefined) throw new Error(`the source ${name} is off`);
  if (closing.aborted) return { ok: false, error: attemptErrors.closing, honest: true };
  const limit = startLimit(limitMs, closing);
  const call = callThrough(egress, limit.signal);
  const warn = (details: object, message: string) => log.warn({ source: name, ...details }, message);
  try {
    const told = await adapters[name]({ question, base: new URL(address), call, warn });
    if (!told.ok) log.warn({ source: name, error: told.error }, "an outside source failed");
    return told;
  } catch (error) {
    // A bug of ours, logged as one; but no outside source may cost a visitor the chart.
    log.error({ err: error, source: name }, "an outside source could not be asked");
    return { ok: false, error: attemptErrors.unreadable };
  } finally {
    limit.clear();
  }
}

/** A signal that aborts after a time or with another signal. Its timer is held here: one inside `AbortSignal.any` may
 * be collected as garbage and then never aborts. */
function startLimit(limitMs: number, closing: AbortSignal): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, limitMs);
  closing.addEventListener("abort", abort, { once: true });
  const clear = () => {
    clearTimeout(timer);
    closing.removeEventListener("abort", abort);
  };
  return { signal: controller.signal, clear };
}

const success = (source: SourceName, data: Attempt["data"]): Attempt => ({ success: true, data, source, error: null });
const failure = (source: SourceName, error: string): Attempt => ({ success: false, data: null, source, error });

/** A source that has not answered while somebody waited. */
export const late = (source: SourceName): Attempt => failure(source, attemptErrors.timedOut);
