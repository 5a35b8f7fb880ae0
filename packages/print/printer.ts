import type { ReportDocument } from "@cosmic/report/document";
import type { PressAnswer } from "./press-messages.ts";
import { startThread, type Thread } from "./press-thread.ts";

/** A finished print. */
export interface PrintedReport {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Time at work, waiting in the queue left out. */
  readonly milliseconds: number;
  /** Characters that no typeface could set and that a mark stands in for. */
  readonly replacedCharacters: number;
}

/** A print, or why there is none now: `busy`, as many reports wait as may. */
export type PrintOutcome = ({ readonly ok: true } & PrintedReport) | { readonly ok: false; readonly reason: "busy" };

/** Prints reports, each in a thread of its own pool, in the order they were asked for. */
export interface Printer {
  /** Rejects when Typst refuses the document, its thread dies, the time limit passes or the printer is closed. */
  print(document: ReportDocument): Promise<PrintOutcome>;
  /** Refuses all waiting and running work and ends the threads. */
  close(): Promise<void>;
}

export interface PrinterOptions {
  /** `typst-worker.js` beside a bundle, or the `.ts` source, which runs under tsx. */
  readonly workerUrl: URL;
  /** Reports printed at once; each thread holds up to 600 MB. Default 1; more than the machine has cores is of no use. */
  readonly threads?: number;
  /** Reports that may wait behind those; one more is told that the printer is busy. Default: any number. */
  readonly mostWaiting?: number;
  /** Time limit of one report, the start of a new thread included. Default 60,000. */
  readonly timeLimitMs?: number;
}

interface Job {
  readonly document: ReportDocument;
  readonly resolve: (outcome: PrintOutcome) => void;
  readonly reject: (error: Error) => void;
}

// A 90-page report takes about a second; sixty leave room for a machine with much else to do.
const defaultTimeLimitMs = 60_000;

/** Opens a printer; threads start with the first work they are needed for, and a dead one is replaced. */
export function createPrinter({
  workerUrl,
  threads = 1,
  mostWaiting = Number.POSITIVE_INFINITY,
  timeLimitMs = defaultTimeLimitMs,
}: PrinterOptions): Printer {
  const waiting: Job[] = [];
  const idle: Thread[] = [];
  const running = new Map<Job, Thread>();
  let closed = false;

  const serve = (): void => {
    if (running.size >= threads) return;
    const job = waiting.shift();
    if (!job) return;
    void work(job).finally(serve);
    serve();
  };

  const work = async (job: Job): Promise<void> => {
    const thread = idle.pop() ?? startThread(workerUrl);
    running.set(job, thread);
    try {
      job.resolve({ ok: true, ...(await printOn(thread, job.document, timeLimitMs)) });
    } catch (error) {
      job.reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      running.delete(job);
      if (thread.alive() && !closed) idle.push(thread);
    }
  };

  return {
    print: (document) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error("The printer is closed."));
        if (running.size >= threads && waiting.length >= mostWaiting) return resolve({ ok: false, reason: "busy" });
        waiting.push({ document, resolve, reject });
        serve();
      }),
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Error("The printer is closed."));
      const open = [...idle.splice(0), ...running.values()];
      await Promise.all(open.map((thread) => thread.end()));
    },
  };
}

async function printOn(thread: Thread, document: ReportDocument, timeLimitMs: number): Promise<PrintedReport> {
  const started = performance.now();
  const answer: PressAnswer = await thread.ask({ document }, timeLimitMs);
  if (!answer.ok) throw new Error(answer.message);
  const { pdf, pages, replacedCharacters } = answer;
  return { pdf, pages, replacedCharacters, milliseconds: Math.round(performance.now() - started) };
}
