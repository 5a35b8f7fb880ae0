import type { z } from "zod";

/** Ids only: what a payload may hold. Personal data stays in its table. */
export type Payload = Readonly<Record<string, string>>;

/** A job's definition, apart from its handler, so that who enqueues need not know who works. */
export interface Job<P extends Payload> {
  /** Unique; letters and hyphens. */
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** Tries after the first. */
  readonly retryLimit: number;
  /** Wait before the second try, seconds; it doubles with each, up to the 16th power of two. */
  readonly retryDelaySeconds: number;
  /** Longest a try may take. A job whose worker was killed is tried again this long after it began. */
  readonly expireSeconds: number;
  /** Runs by itself this often, once over all processes; its payload is empty. */
  readonly everySeconds?: number;
  /** How many of it one process works on at a time. */
  readonly atATime: number;
}

export type JobOptions = Partial<Omit<Job<Payload>, "name" | "payload">>;

/** Defines a job. By default it is retried for about three days, with at most 30 s for a try. */
export function defineJob<P extends Payload>(name: string, payload: z.ZodType<P>, options: JobOptions = {}): Job<P> {
  return { name, payload, retryLimit: 16, retryDelaySeconds: 4, expireSeconds: 30, atATime: 1, ...options };
}

/** A job with its handler, its payload type closed over. */
export interface JobHandler {
  readonly job: Omit<Job<Payload>, "payload">;
  /** Reads the stored payload and does the work; safe to run twice. */
  run(stored: unknown): Promise<void>;
}

/** Joins a definition and its handler. A stored payload of another shape makes the try fail. */
export function handleJob<P extends Payload>(job: Job<P>, work: (payload: P) => Promise<void>): JobHandler {
  return { job, run: async (stored) => work(job.payload.parse(stored)) };
}
