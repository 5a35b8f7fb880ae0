// npm run storm: buyers buy while processes are killed. Prints its seed, what happens, and one JSON line; exit 1 when anything
// that must be zero is not.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../start/prepare.mjs";
import { runStorm } from "./run-storm.ts";

const usage =
  "npm run -s storm -- [--checkouts 500] [--kills 50] [--crashes 5] [--workers 2] [--at-once 8] [--seed N]\n";
const { values } = parseArgs({
  options: {
    checkouts: { type: "string", default: "500" },
    kills: { type: "string", default: "50" },
    crashes: { type: "string", default: "5" },
    workers: { type: "string", default: "2" },
    "at-once": { type: "string", default: "8" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_007) },
    help: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const say = (line: string) => process.stderr.write(`${line}\n`);

if (values.help) process.stdout.write(usage);
else await storm();

async function storm(): Promise<void> {
  await buildIfNeeded();
  const dataDir = mkdtempSync(join(tmpdir(), "cosmic-storm-"));
  chmodSync(dataDir, 0o755);
  say(`seed ${seed}`);
  const result = await runStorm({
    ...{ dataDir, seed, say, checkouts: Number(values.checkouts), kills: Number(values.kills) },
    ...{ crashes: Number(values.crashes), workers: Number(values.workers), atOnce: Number(values["at-once"]) },
  });
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`${JSON.stringify({ seed, ...result })}\n`);
  const { paidWithoutReport, paidWithoutMail, reportsWithoutPayment, doubleMails, doublePayments, exits } = result;
  const faults = paidWithoutReport + paidWithoutMail + reportsWithoutPayment + doubleMails + doublePayments + exits;
  process.exitCode = faults === 0 ? 0 : 1;
}
