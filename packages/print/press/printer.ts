import { openThreadPool } from "@cosmic/platform/threads/thread-pool";
import type { ReportDocument } from "@cosmic/report/document";
import type { PrintForm } from "../measure/page-forms.ts";
import type { ReceiptSheet } from "../receipt.ts";
import type { Archive } from "../sheet/sheet.ts";
import type { EpubOrder, PressAnswer, PressOrder } from "./press-messages.ts";

/** A finished PDF. */
export interface PrintedReport {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Working time, excluding time in the queue. */
  readonly milliseconds: number;
  /** Characters that no typeface has, replaced by a mark. */
  readonly replacedCharacters: number;
}

/** A PDF, or why there is none now. `busy`: the queue is full. */
export type PrintOutcome = ({ readonly ok: true } & PrintedReport) | { readonly ok: false; readonly reason: "busy" };

/** An EPUB, or why there is none now. */
export type EpubOutcome =
  | { readonly ok: true; readonly epub: Uint8Array }
  | { readonly ok: false; readonly reason: "busy" };

/** Prints reports in a pool of worker threads, in request order. */
export interface Printer {
  /** A4 when no form is named, a PDF/A-3 with what is to be kept in it; the pages of a cover are those inside. Rejects if
   * Typst refuses the document, the thread dies, the time limit passes or the printer is closed. */
  print(document: ReportDocument, form?: PrintForm, archive?: Archive): Promise<PrintOutcome>;
  /** The same for the receipt of a sale. */
  printReceipt(receipt: ReceiptSheet): Promise<PrintOutcome>;
  /** Makes the EPUB of a report in the same threads. */
  makeEpub(order: EpubOrder): Promise<EpubOutcome>;
  /** Rejects all queued and running work and ends the threads. */
  close(): Promise<void>;
}

export interface PrinterOptions {
  /** `typst-worker.js` beside a bundle, or the `.ts` source, which runs under tsx. */
  readonly workerUrl: URL;
  /** Reports printed in parallel; each thread uses up to 600 MB. Default 1; more than the machine's cores has no
   * benefit. */
  readonly threads?: number;
  /** Maximum queue length; further requests get `busy`. Default: unlimited. */
  readonly mostWaiting?: number;
  /** Time limit per report in milliseconds, including the start of a new thread. Default 60,000. */
  readonly timeLimitMs?: number;
}

// A 90-page report takes about a second; sixty allow for a heavily loaded machine.
const defaultTimeLimitMs = 60_000;

/** Creates a printer. Threads start when first needed, and dead ones are replaced. */
export function createPrinter({
  workerUrl,
  threads = 1,
  mostWaiting = Number.POSITIVE_INFINITY,
  timeLimitMs = defaultTimeLimitMs,
}: PrinterOptions): Printer {
  const work = "print";
  const pool = openThreadPool<PressOrder, PressAnswer>({ workerUrl, work, threads, mostWaiting, timeLimitMs });
  const ask = async (order: PressOrder): Promise<PrintOutcome> => {
    const outcome = await pool.ask(order);
    if (!outcome.ok) return outcome;
    const { file, ...answer } = outcome.answer;
    return { ok: true, pdf: file, ...answer };
  };
  return {
    print: (document, form = "a4", archive) => ask({ document, form, ...(archive && { archive }) }),
    printReceipt: (receipt) => ask({ receipt }),
    makeEpub: async (epub) => {
      const outcome = await pool.ask({ epub });
      return outcome.ok ? { ok: true, epub: outcome.answer.file } : outcome;
    },
    close: () => pool.close(),
  };
}
