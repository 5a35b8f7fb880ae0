import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Birth } from "@cosmic/chart/birth";
import { peerPython } from "../peer.ts";

/** Two births to be compared. */
interface PairOfBirths {
  readonly first: Birth;
  readonly second: Birth;
}

/** A Python process that has Kerykeion 5.12.10 (AGPL-3.0, on Swiss Ephemeris) loaded and the births read. */
interface KerykeionProcess {
  /** Reads the next pairs of the list, over and over. */
  read(howMany: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the process; a request and its answer are a line each, so little but Kerykeion's own work is measured. */
export async function kerykeion(pairs: readonly PairOfBirths[]): Promise<KerykeionProcess> {
  const process = spawn(peerPython(), [join(import.meta.dirname, "read_pairs.py")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  // A process that is gone shows by its missing answer, which is what `ask` reports.
  process.stdin.on("error", () => process.kill());
  const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  const ask = async (line: string): Promise<void> => {
    process.stdin.write(`${line}\n`);
    const { value } = await lines.next();
    if (value !== "done") throw new Error("Kerykeion's process ended before its answer");
  };
  await ask(JSON.stringify(pairs));
  return {
    read: (howMany) => ask(String(howMany)),
    async close() {
      process.stdin.end();
      if (process.exitCode === null) await once(process, "exit");
    },
  };
}
