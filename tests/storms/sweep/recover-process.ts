// A process that picks up what others left, and works like any process of the shop, periodic jobs included, until it is
// done:
//   node recover-process.js '[{"address": …, "work": "refund"}, …]'
// Prints a line of JSON, the recoveries in the same order.
import { setTimeout as pause } from "node:timers/promises";
import { removeStalePdfs } from "@cosmic/shop/pdf-cache/remove-stale-pdfs";
import { sweep } from "@cosmic/shop/sweep";
import { type Address, type House, openHouse, openJobs } from "./open-house.ts";
import { type WorkName, works } from "./works.ts";

/** An operation whose process died. */
export interface Wreck {
  readonly address: Address;
  readonly work: WorkName;
}

/** How the operation was completed. */
export interface Recovery {
  readonly isDone: boolean;
  /** Acts that had left no trace, so the person repeated them. */
  readonly askedAgain: number;
  /** From death to completion, by the shop's clock. */
  readonly seconds: number;
}

/**
 * Seconds that pass before each check. A killed worker is detected after at most 35, and its job retried a few seconds
 * later.
 */
const steps = [36, 6, 6, 12, 60, 180, 300, 600, 3600, 3600, 10_800] as const;
const lookAgainMs = 20;
/** Time passes in steps here, so intervals are this many times shorter. */
const hurry = 10;

const { setInterval: setRealInterval } = globalThis;
globalThis.setInterval = new Proxy(setRealInterval, {
  apply: (target, self, [work, ms, ...rest]: [unknown, number, ...unknown[]]) =>
    Reflect.apply(target, self, [work, ms / hurry, ...rest]),
});

// The sweep wrote this argument, so the shape is known.
const wrecks = JSON.parse(process.argv[2] ?? "") as readonly Wreck[];
process.stdout.write(JSON.stringify(await Promise.all(wrecks.map(recover))));

async function recover({ address, work }: Wreck): Promise<Recovery> {
  const { acts, isDone, settings } = works[work];
  const house = await openHouse(address, settings);
  let askedAgain = 0;
  let seconds = 0;
  const isOver = async () =>
    (await isDone(house.tools)) && (await isQuiet(house)) && (await openJobs(house)).later === 0;
  let over = false;
  for (const step of steps) {
    seconds += step;
    await letPass(house, step);
    // At the first step, active jobs still belong to the dead process; start workers only after it.
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
  // A periodic job may have been enqueued since; it does not belong to this operation.
  const recovery = { isDone: over && (await isDone(house.tools)), askedAgain, seconds };
  await house.close();
  return recovery;
}

/** Advances the shop's clock and backdates the queue's timestamps by as much: PostgreSQL's own clock cannot be set. */
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
