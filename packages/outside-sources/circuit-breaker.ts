import type { Clock } from "@cosmic/platform/system-clock";

/** Stops asking a source that keeps failing, so that nobody waits for it. */
export interface CircuitBreaker {
  /** While true it is not asked. */
  rests(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Failures in a row before a source is no longer asked. */
const patienceFailures = 3;
/** How long it is not asked then; the next question after that is a trial. */
const restMs = 30_000;

/** A new breaker, without failures. */
export function openCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let restUntilMs = 0;
  return {
    rests: () => clock.now().getTime() < restUntilMs,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= patienceFailures) restUntilMs = clock.now().getTime() + restMs;
    },
  };
}
