import { attemptErrors, type SourceData } from "../attempt.ts";
import type { Egress, EgressRequest } from "../egress/egress.ts";
import type { EgressFailure } from "../egress/read-answer.ts";
import type { SourceQuestion } from "../source-question.ts";

/** The result of a call: JSON, or the text of the attempt's error. */
type CallAnswer = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly error: string };

/** Calls a service; the time limit is the caller's. */
export type Call = (request: Omit<EgressRequest, "signal">) => Promise<CallAnswer>;

/** What an adapter made of its source's answer. */
export type Told =
  | { readonly ok: true; readonly data: SourceData }
  | {
      readonly ok: false;
      readonly error: string;
      /** The service worked but has no answer to this: not a failure for the circuit breaker. */
      readonly honest?: true;
    };

/** What an adapter works with. */
export interface Asking {
  readonly question: SourceQuestion;
  readonly base: URL;
  readonly call: Call;
  /** Reports a part that failed while the rest goes on; never with birth data. */
  readonly warn: (details: Readonly<Record<string, string>>, message: string) => void;
}

/** One service: its request as docs/specification/shop.md §10.2 has it, its answer by its schema. */
export type Adapter = (asking: Asking) => Promise<Told>;

export const unreadable = { ok: false, error: attemptErrors.unreadable } as const;

const failures: Readonly<Record<EgressFailure, string>> = {
  refused: attemptErrors.refused,
  unreachable: attemptErrors.unreachable,
  "timed-out": attemptErrors.timedOut,
  "too-large": attemptErrors.tooLarge,
  unreadable: attemptErrors.unreadable,
};

/** Calls through an egress until a signal: anything but a 2xx of JSON is an error. */
export function callThrough(egress: Egress, signal: AbortSignal): Call {
  return async (request) => {
    const answer = await egress.send({ ...request, signal });
    if (!answer.ok) return { ok: false, error: failures[answer.reason] };
    if (answer.status < 200 || answer.status > 299) {
      return { ok: false, error: attemptErrors.status(answer.status) };
    }
    try {
      return { ok: true, body: JSON.parse(answer.text) };
    } catch (error) {
      if (error instanceof SyntaxError) return unreadable;
      throw error;
    }
  };
}

/** The base address with a path below it and a query; the base address's own query stays. */
export function addressOf(base: URL, query: Readonly<Record<string, string>>, path = ""): URL {
  const url = new URL(base);
  if (path !== "") url.pathname = `${url.pathname.replace(/\/+$/, "")}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Decimals of a coordinate: eleven metres, finer than any birthplace is known. */
const coordinateDecimals = 4;

/** A coordinate as it is sent. */
export const coordinate = (degrees: number): number => Number(degrees.toFixed(coordinateDecimals));
