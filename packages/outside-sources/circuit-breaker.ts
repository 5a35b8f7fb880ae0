import type { Clock } from "@cosmic/platform/system-clock";

/** Lets a source that fails again and again rest, so that it costs nobody a wait. */
export interface CircuitBreaker {
  /** While true it is not asked. */
  rests(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Failures in a row before a source rests. */
const patienceFailures = 3;
/** How long it then rests; the first question after that is its trial. */
const restMs = 30_000;

/** A breaker that has seen nothing yet. */
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
