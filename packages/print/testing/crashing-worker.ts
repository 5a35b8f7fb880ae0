import { parentPort } from "node:worker_threads";
import { servePress } from "../press/press-messages.ts";
import { openPress } from "../press/typst-press.ts";

// For the tests: the real press, except that certain publisher names make its thread die or hang.
if (!parentPort) throw new Error("crashing-worker runs in a worker thread only.");
const real = openPress();
servePress(parentPort, {
  pressReceipt: (receipt) => real.pressReceipt(receipt),
  press(document) {
    if (document.publisher === "die") process.exit(7);
    while (document.publisher === "hang");
    return real.press(document);
  },
});
