import { openThreadPool } from "@cosmic/platform/threads/thread-pool";
import type { ReportDocument } from "@cosmic/report/document";
import type { PressAnswer, PressOrder } from "./press-messages.ts";

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

// A 90-page report takes about a second; sixty leave room for a machine with much else to do.
const defaultTimeLimitMs = 60_000;

/** Opens a printer; threads start with the first work they are needed for, and a dead one is replaced. */
export function createPrinter({
  workerUrl,
  threads = 1,
  mostWaiting = Number.POSITIVE_INFINITY,
  timeLimitMs = defaultTimeLimitMs,
}: PrinterOptions): Printer {
  const work = "print";
  const pool = openThreadPool<PressOrder, PressAnswer>({ workerUrl, work, threads, mostWaiting, timeLimitMs });
  return {
    print: async (document) => {
      const outcome = await pool.ask({ document });
      return outcome.ok ? { ok: true, ...outcome.answer } : outcome;
    },
    close: () => pool.close(),
  };
}
