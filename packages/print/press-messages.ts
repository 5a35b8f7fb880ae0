import type { MessagePort } from "node:worker_threads";
import type { ReportDocument } from "@cosmic/report/document";
import { collectGarbage } from "./collect-garbage.ts";
import type { Press } from "./typst-press.ts";

/** What the printer sends to a thread. */
export interface PressOrder {
  readonly document: ReportDocument;
}

/** What the thread sends back; `message` is Typst's own complaint. */
export type PressAnswer =
  | {
      readonly ok: true;
      readonly pdf: Uint8Array<ArrayBuffer>;
      readonly pages: number;
      readonly replacedCharacters: number;
    }
  | { readonly ok: false; readonly message: string };

/** Answers the orders of a port, one at a time, for as long as the thread lives. */
export function servePress(port: MessagePort, press: Press): void {
  port.on("message", ({ document }: PressOrder) => {
    const answer = answerTo(document, press);
    port.postMessage(answer, answer.ok ? [answer.pdf.buffer] : []);
    // After the answer has left, and once the compiler's results are out of reach.
    setImmediate(collectGarbage);
  });
}

function answerTo(document: ReportDocument, press: Press): PressAnswer {
  try {
    return { ok: true, ...press.press(document) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
