import type { MessagePort } from "node:worker_threads";
import { makeEpub, type PrintedPages } from "@cosmic/epub/make-epub";
import type { Reply } from "@cosmic/platform/threads/thread";
import type { ReportDocument } from "@cosmic/report/document";
import type { PrintForm } from "../measure/page-forms.ts";
import type { ReceiptSheet } from "../receipt.ts";
import type { Archive } from "../sheet/sheet.ts";
import { collectGarbage } from "./collect-garbage.ts";
import type { Press } from "./typst-press.ts";

/** Message from the printer to a thread. */
export type PressOrder =
  | { readonly document: ReportDocument; readonly form: PrintForm; readonly archive?: Archive }
  | { readonly receipt: ReceiptSheet }
  | { readonly epub: EpubOrder };

/** What an EPUB is made from. */
export interface EpubOrder {
  readonly document: ReportDocument;
  /** The day the report was written, `YYYY-MM-DD`. */
  readonly writtenOn: string;
  /** Where its parts begin in its PDF. */
  readonly pages: PrintedPages;
}

/** The thread's answer. */
export interface PressAnswer {
  readonly file: Uint8Array<ArrayBuffer>;
  /** Of a PDF; 0 for an EPUB, which has none. */
  readonly pages: number;
  /** Working time. */
  readonly milliseconds: number;
  readonly replacedCharacters: number;
}

/** Handles a port's requests, one at a time, for as long as the thread lives. */
export function servePress(port: MessagePort, press: Press): void {
  port.on("message", (order: PressOrder) => {
    const reply = replyTo(order, press);
    port.postMessage(reply, reply.ok ? [reply.answer.file.buffer] : []);
    // Only after the answer is sent and the compiler's results are unreachable.
    setImmediate(collectGarbage);
  });
}

/** `message` is Typst's error message. */
function replyTo(order: PressOrder, press: Press): Reply<PressAnswer> {
  const started = performance.now();
  try {
    const { file, pages, replacedCharacters } = make(order, press);
    return {
      ok: true,
      answer: { file, pages, replacedCharacters, milliseconds: Math.round(performance.now() - started) },
    };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function make(order: PressOrder, press: Press): Omit<PressAnswer, "milliseconds"> {
  if ("epub" in order) {
    const { document, ...options } = order.epub;
    return { file: new Uint8Array(makeEpub(document, options)), pages: 0, replacedCharacters: 0 };
  }
  const { pdf, ...pressed } =
    "receipt" in order ? press.pressReceipt(order.receipt) : press.press(order.document, order.form, order.archive);
  return { ...pressed, file: pdf };
}
