// npm run storm: buyers buy while processes are killed. With --machines: two web processes, each process as if on its
// own machine, behind PgBouncer, with PDFs in a bucket that fails at times. With --pix: everybody pays by Pix, at once,
// later, after the code expired, or never. With --sweep: a process is killed before and after every call of an
// operation. With --rate: buyers come at an even rate, and each report is timed. Prints its seed, progress, and JSON;
// exits with 1 when anything that must be zero is not, or a limit is exceeded.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../../../tools/operations/start/prepare.mjs";
import { runSweep } from "../sweep/run-sweep.ts";
import { workNames } from "../sweep/works.ts";
import { runRate } from "./run-rate.ts";
import { runStorm } from "./run-storm.ts";

const usage = `npm run -s storm -- [--checkouts 500] [--kills 50] [--crashes 5] [--workers 2] [--at-once 8] [--machines] [--pix] [--seed N]
npm run -s storm -- --sweep [--works ${workNames.join(",")}] [--sample N] [--seed N]
npm run -s storm -- --rate 2 [--checkouts 120] [--workers 2]
`;
const { values } = parseArgs({
  options: {
    checkouts: { type: "string" },
    kills: { type: "string", default: "50" },
    crashes: { type: "string", default: "5" },
    workers: { type: "string", default: "2" },
    "at-once": { type: "string", default: "8" },
    machines: { type: "boolean", default: false },
    pix: { type: "boolean", default: false },
    sweep: { type: "boolean", default: false },
    works: { type: "string", default: workNames.join(",") },
    sample: { type: "string" },
    rate: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_007) },
    help: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const workers = Number(values.workers);
const say = (line: string) => process.stderr.write(`${line}\n`);
/** Longest time allowed from payment to accepted mail, at two orders per second on two cores, seconds. */
const promisedSeconds = 5;

if (values.help) process.stdout.write(usage);
else {
  const dataDir = mkdtempSync(join(tmpdir(), "cosmic-storm-"));
  // The server may run as another user.
  chmodSync(dataDir, 0o755);
  const isKept = values.sweep
    ? await sweep(dataDir)
    : values.rate
      ? await rate(dataDir, values.rate)
      : await storm(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = isKept ? 0 : 1;
}

async function storm(dataDir: string): Promise<boolean> {
  await buildIfNeeded();
  say(`seed ${seed}`);
  const result = await runStorm({
    ...{
      dataDir,
      seed,
      say,
      workers,
      hurried: false,
      pix: values.pix,
      severalMachines: values.machines,
      checkouts: Number(values.checkouts ?? 500),
      kills: Number(values.kills),
    },
    ...{ crashes: Number(values.crashes), atOnce: Number(values["at-once"]) },
  });
  process.stdout.write(`${JSON.stringify({ seed, ...result })}\n`);
  const { paidWithoutReport, paidWithoutMail, reportsWithoutPayment, doubleMails, doublePayments } = result;
  const lost = paidWithoutReport + paidWithoutMail + reportsWithoutPayment + doubleMails + doublePayments;
  return lost + result.taxFaults + result.exits === 0;
}

async function sweep(dataDir: string): Promise<boolean> {
  say(`seed ${seed}`);
  const named = values.works.split(",");
  const works = workNames.filter((name) => named.includes(name));
  const sample = values.sample === undefined ? null : Number(values.sample);
  const swept = await runSweep({ dataDir, seed, say, works, sample });
  for (const one of swept) process.stdout.write(`${JSON.stringify(one)}\n`);
  return swept.every(({ killed, recovered, faults }) => killed === recovered && faults.length === 0);
}

async function rate(dataDir: string, perSecond: string): Promise<boolean> {
  await buildIfNeeded();
  const result = await runRate({
    dataDir,
    workers,
    perSecond: Number(perSecond),
    orders: Number(values.checkouts ?? 120),
  });
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return result.p95 < promisedSeconds;
}
