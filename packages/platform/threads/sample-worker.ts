import { parentPort } from "node:worker_threads";
import type { Reply } from "./thread.ts";

// For the tests: answers with what it was asked, waits to be let go, fails or dies.
const port = parentPort;
if (!port) throw new Error("sample-worker runs in a worker thread only.");

/** A question to it; `gate`: it answers once the first number is not 0. */
export interface SampleQuestion {
  readonly name: string;
  readonly gate?: Int32Array;
}

port.on("message", ({ name, gate }: SampleQuestion) => {
  if (name === "die") process.exit(7);
  if (gate) Atomics.wait(gate, 0, 0);
  const reply: Reply<string> = name === "fail" ? { ok: false, message: "it failed" } : { ok: true, answer: name };
  port.postMessage(reply);
});
