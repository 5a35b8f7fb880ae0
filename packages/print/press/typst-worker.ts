import { parentPort } from "node:worker_threads";
import { servePress } from "./press-messages.ts";
import { openPress } from "./typst-press.ts";

// The worker thread that runs Typst.
if (!parentPort) throw new Error("typst-worker runs in a worker thread only.");
servePress(parentPort, openPress());
