import type { MessagePort } from "node:worker_threads";
import type { Reply } from "@cosmic/platform/threads/thread";
import type { ReportDocument } from "@cosmic/report/document";
import { collectGarbage } from "./collect-garbage.ts";
import type { Press } from "./typst-press.ts";

/** What the printer sends to a thread. */
export interface PressOrder {
  readonly document: ReportDocument;
}

/** What the thread answers. */
export interface PressAnswer {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Time at work. */
  readonly milliseconds: number;
  readonly replacedCharacters: number;
}

/** Answers the orders of a port, one at a time, for as long as the thread lives. */
export function servePress(port: MessagePort, press: Press): void {
  port.on("message", ({ document }: PressOrder) => {
    const reply = replyTo(document, press);
    port.postMessage(reply, reply.ok ? [reply.answer.pdf.buffer] : []);
    // After the answer has left, and once the compiler's results are out of reach.
    setImmediate(collectGarbage);
  });
}

/** `message` is Typst's own complaint. */
function replyTo(document: ReportDocument, press: Press): Reply<PressAnswer> {
  const started = performance.now();
  try {
    const pressed = press.press(document);
    return { ok: true, answer: { ...pressed, milliseconds: Math.round(performance.now() - started) } };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
