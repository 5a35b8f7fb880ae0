import { type Reply, startThread, type Thread } from "./thread.ts";

/** An answer, or why there is none now: `busy` when too many questions wait. */
export type PoolOutcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: "busy" };

export interface AskOptions {
  /** Goes before all ordinary questions, and is never refused as busy. */
  readonly first?: boolean;
}

/** Worker threads that answer questions, each one at a time, in the order they were asked. */
export interface ThreadPool<Question, Answer> {
  /** Rejects when the work fails, its thread dies, the time limit passes or the pool is closed. */
  ask(question: Question, options?: AskOptions): Promise<PoolOutcome<Answer>>;
  /** Refuses all waiting and running work and ends the threads. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** A bundle, or a `.ts` source, which runs under tsx; it posts a `Reply` to each message. */
  readonly workerUrl: URL;
  /** Names the threads in errors. */
  readonly work: string;
  /** More than the machine has cores is of no use. */
  readonly threads: number;
  /** How many ordinary questions may wait; the next one is answered `busy`. */
  readonly mostWaiting: number;
  /** Time limit of one answer, the start of a new thread included. */
  readonly timeLimitMs: number;
}

interface Job<Question, Answer> {
  readonly question: Question;
  readonly resolve: (outcome: PoolOutcome<Answer>) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a pool; threads start with the first work they are needed for, and a dead one is replaced. */
export function openThreadPool<Question, Answer>(options: ThreadPoolOptions): ThreadPool<Question, Answer> {
  const { workerUrl, work, threads, mostWaiting, timeLimitMs } = options;
  const preferred: Job<Question, Answer>[] = [];
  const ordinary: Job<Question, Answer>[] = [];
  const idle: Thread<Question, Answer>[] = [];
  const running = new Map<Job<Question, Answer>, Thread<Question, Answer>>();
  const closing = new Error(`The ${work} threads are closed.`);
  let closed = false;

  const serve = (): void => {
    if (running.size >= threads) return;
    const job = preferred.shift() ?? ordinary.shift();
    if (!job) return;
    void run(job).finally(serve);
    serve();
  };

  const run = async (job: Job<Question, Answer>): Promise<void> => {
    const thread = idle.pop() ?? startThread<Question, Answer>(workerUrl, work);
    running.set(job, thread);
    try {
      job.resolve({ ok: true, answer: answerIn(await thread.ask(job.question, timeLimitMs)) });
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      running.delete(job);
      if (thread.alive() && !closed) idle.push(thread);
    }
  };

  return {
    ask: (question, { first = false } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closing);
        const full = running.size >= threads && ordinary.length >= mostWaiting;
        if (full && !first) return resolve({ ok: false, reason: "busy" });
        (first ? preferred : ordinary).push({ question, resolve, reject });
        serve();
      }),
    async close() {
      closed = true;
      for (const job of [...preferred.splice(0), ...ordinary.splice(0)]) job.reject(closing);
      const open = [...idle.splice(0), ...running.values()];
      await Promise.all(open.map((thread) => thread.end()));
    },
  };
}

function answerIn<Answer>(reply: Reply<Answer>): Answer {
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}
