import { createHmac, randomBytes } from "node:crypto";
import type { Clock } from "@cosmic/platform/system-clock";

/** Answers kept in memory for a while, under keys that reveal nothing about the question. */
export interface AnswerCache<Value> {
  /** Undefined when there is none, or it is too old. */
  get(question: unknown): Value | undefined;
  keep(question: unknown, value: Value): void;
}

export interface AnswerCacheOptions {
  readonly clock: Clock;
  /** How long an answer is good for, milliseconds. */
  readonly lastsMs: number;
  /** Answers kept; the oldest goes. */
  readonly capacity: number;
}

const keyBytes = 32;

/** Each process makes its own hash key and stores it nowhere: no birth can be tried against what is left of
 * it. */
export function openAnswerCache<Value>({ clock, lastsMs, capacity }: AnswerCacheOptions): AnswerCache<Value> {
  const secret = randomBytes(keyBytes);
  const kept = new Map<string, { readonly value: Value; readonly untilMs: number }>();
  const keyOf = (question: unknown) => createHmac("sha256", secret).update(JSON.stringify(question)).digest("base64");
  return {
    get: (question) => {
      const found = kept.get(keyOf(question));
      return found && clock.now().getTime() < found.untilMs ? found.value : undefined;
    },
    keep: (question, value) => {
      const key = keyOf(question);
      kept.delete(key);
      kept.set(key, { value, untilMs: clock.now().getTime() + lastsMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= capacity) break;
        kept.delete(oldest);
      }
    },
  };
}
