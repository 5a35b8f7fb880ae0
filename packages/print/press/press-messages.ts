import type { MessagePort } from "node:worker_threads";
import type { Reply } from "@cosmic/platform/threads/thread";
import type { ReportDocument } from "@cosmic/report/document";
import type { PrintForm } from "../measure/page-forms.ts";
import type { ReceiptSheet } from "../receipt.ts";
import { collectGarbage } from "./collect-garbage.ts";
import type { Press } from "./typst-press.ts";

/** Message from the printer to a thread. */
export type PressOrder =
  | { readonly document: ReportDocument; readonly form: PrintForm }
  | { readonly receipt: ReceiptSheet };

/** The thread's answer. */
export interface PressAnswer {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Working time. */
  readonly milliseconds: number;
  readonly replacedCharacters: number;
}

/** Handles a port's requests, one at a time, for as long as the thread lives. */
export function servePress(port: MessagePort, press: Press): void {
  port.on("message", (order: PressOrder) => {
    const reply = replyTo(order, press);
    port.postMessage(reply, reply.ok ? [reply.answer.pdf.buffer] : []);
    // Only after the answer is sent and the compiler's results are unreachable.
    setImmediate(collectGarbage);
  });
}

/** `message` is Typst's error message. */
function replyTo(order: PressOrder, press: Press): Reply<PressAnswer> {
  const started = performance.now();
  try {
    const pressed = "receipt" in order ? press.pressReceipt(order.receipt) : press.press(order.document, order.form);
    return { ok: true, answer: { ...pressed, milliseconds: Math.round(performance.now() - started) } };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
