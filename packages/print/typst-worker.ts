import { parentPort } from "node:worker_threads";
import type { PressAnswer, PressOrder } from "./press-messages.ts";
import { openPress } from "./typst-press.ts";

// The thread that sets type: one order in, one answer out, in turn.
const port = parentPort;
if (!port) throw new Error("typst-worker runs in a worker thread only.");
const press = openPress();

port.on("message", ({ document }: PressOrder) => {
  try {
    const { pdf, pages, replacedCharacters } = press.press(document);
    const answer: PressAnswer = { ok: true, pdf, pages, replacedCharacters };
    port.postMessage(answer, [pdf.buffer as ArrayBuffer]); // made by `new Uint8Array(copy)`: never shared memory
  } catch (error) {
    const answer: PressAnswer = { ok: false, message: error instanceof Error ? error.message : String(error) };
    port.postMessage(answer);
  }
});
