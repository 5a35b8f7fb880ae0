// One process that finds what others have left, and works as any process of the shop does, clocks included, until it is done:
// node recover-process.js '[{"address": …, "work": "refund"}, …]'. Prints a line of JSON, the recoveries in the same order.
import { setTimeout as pause } from "node:timers/promises";
import { sweep } from "@cosmic/shop/payment/sweep";
import { removeStalePdfs } from "@cosmic/shop/report/remove-stale-pdfs";
import { type Address, type House, openHouse, openJobs } from "./open-house.ts";
import { type WorkName, works } from "./works.ts";

/** What was left of a work. */
export interface Wreck {
  readonly address: Address;
  readonly work: WorkName;
}

/** How it came to its end. */
export interface Recovery {
  readonly isDone: boolean;
  /** Acts that had left no trace, so that the person did them again. */
  readonly askedAgain: number;
  /** On the clock, from the death to the end. */
  readonly seconds: number;
}

/** Seconds that pass before it is looked at again. A killed worker is found after at most 35, and tried again after a few. */
const steps = [36, 6, 6, 12, 60, 180, 300, 600, 3600, 3600, 10_800] as const;
const lookAgainMs = 20;
/** Time passes in steps here, so what comes at intervals comes this many times as often. */
const hurry = 10;

const { setInterval: setRealInterval } = globalThis;
globalThis.setInterval = new Proxy(setRealInterval, {
  apply: (target, self, [work, ms, ...rest]: [unknown, number, ...unknown[]]) =>
    Reflect.apply(target, self, [work, ms / hurry, ...rest]),
});

// The shape is the sweep's own: it wrote the argument.
const wrecks = JSON.parse(process.argv[2] ?? "") as readonly Wreck[];
process.stdout.write(JSON.stringify(await Promise.all(wrecks.map(recover))));

async function recover({ address, work }: Wreck): Promise<Recovery> {
  const house = await openHouse(address);
  const { acts, isDone } = works[work];
  let askedAgain = 0;
  let seconds = 0;
  const isOver = async () =>
    (await isDone(house.tools)) && (await isQuiet(house)) && (await openJobs(house)).later === 0;
  let over = false;
  for (const step of steps) {
    seconds += step;
    await letPass(house, step);
    // What was at work when the first step began was the dead process's.
    if (seconds === step) house.tools.queue.startWorkers(house.handlers);
    await sweep(house.tools);
    await untilQuiet(house);
    for (const { isOwed, isReady, act } of acts) {
      if ((await isOwed(house.tools)) || !(await isReady(house.tools))) continue;
      await act(house.tools);
      askedAgain += 1;
      await untilQuiet(house);
    }
    over = await isOver();
    if (over) break;
  }
  await removeStalePdfs(house.tools);
  // A job that comes at intervals may have been enqueued since, and says nothing of this work.
  const recovery = { isDone: over && (await isDone(house.tools)), askedAgain, seconds };
  await house.close();
  return recovery;
}

/** Moves the shop's clock, and the moments of the queue by as much: PostgreSQL's own clock cannot be set. */
async function letPass(house: House, seconds: number): Promise<void> {
  house.laterMs += seconds * 1000;
  await house.tools.database.pool.query(
    `update pgboss.job set started_on = started_on - $1 * interval '1 second', start_after = start_after - $1 * interval '1 second'
      where state < 'completed'`,
    [seconds],
  );
  await house.tools.database.pool.query(
    "update pgboss.version set maintained_on = maintained_on - $1 * interval '1 second'",
    [seconds],
  );
}

async function isQuiet(house: House): Promise<boolean> {
  return (await openJobs(house)).now === 0;
}

async function untilQuiet(house: House): Promise<void> {
  while (!(await isQuiet(house))) await pause(lookAgainMs);
}
