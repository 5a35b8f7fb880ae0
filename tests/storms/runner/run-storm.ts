import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { judgeStorm, lastFailures, openEnds, type Verdict } from "./judge-storm.ts";
import { buy, makeBuyers, makePixBuyers } from "./storm-buyer.ts";
import { openStormHouse } from "./storm-house.ts";
import { startStormMail } from "./storm-mail.ts";
import { stirUp } from "./storm-weather.ts";

export interface StormOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly checkouts: number;
  /** Everybody pays by Pix: at once, later, after the code expired, or never. */
  readonly pix: boolean;
  /** SIGKILLs of web and worker processes. */
  readonly kills: number;
  /** Crashes of PostgreSQL. */
  readonly crashes: number;
  readonly workers: number;
  /** Two web processes, each process as if on its own machine, behind PgBouncer, with a bucket that fails at times. */
  readonly severalMachines: boolean;
  /** Concurrent buyers. */
  readonly atOnce: number;
  /** Determines which process is killed. */
  readonly seed: number;
  /** Finds a killed worker's unfinished jobs at once instead of after half a minute; with one worker only. */
  readonly hurried: boolean;
  /** Reports progress, one line at a time. */
  say(line: string): void;
}

export interface StormResult extends Verdict {
  readonly checkouts: number;
  readonly kills: number;
  readonly crashes: number;
  readonly mailsRefused: number;
  /** Processes that exited without being killed. */
  readonly exits: number;
  readonly seconds: number;
  /** Last output of the processes that exited on their own. */
  readonly lastWords: readonly string[];
}

const lookAgainMs = 250;

/**
 * Runs buyers against the built site while its processes are killed, its database crashes, and one call in ten to the
 * payment service and the mail server fails. Ends when every paid order is delivered; does not depend on the machine's
 * speed.
 */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const began = performance.now();
  const mail = await startStormMail({ refuses: true });
  const house = await openStormHouse({ ...options, smtpUrl: mail.url, paymentsFail: true });
  const look = await openDatabase(
    { databaseUrl: house.database.url, dataDir: options.dataDir },
    openLog({ level: "silent" }),
  );
  try {
    let steps = 0;
    const stepDone = () => {
      steps += 1;
    };
    const weather = stirUp(options, { house, look, progress: () => steps + mail.accepted.length });
    await Promise.race([sell(options, { siteUrls: house.siteUrls, stepDone }), weather.failed]);
    await Promise.race([allDelivered(look, options), weather.failed]);
    const { kills, crashes } = await weather.over();
    await allDelivered(look, options);
    const opens = (path: string) => opensEverywhere(house.siteUrls, path);
    const verdict = await judgeStorm(look, mail.accepted, opens);
    const processes = [...house.webs, ...house.workers];
    return {
      ...verdict,
      ...{ checkouts: options.checkouts, kills, crashes, mailsRefused: mail.refused() },
      exits: processes.reduce((sum, one) => sum + one.endedByItself(), 0),
      seconds: Math.round((performance.now() - began) / 1000),
      lastWords: processes.flatMap((one) => one.lastWords()),
    };
  } finally {
    await look.close();
    await house.close();
    await mail.close();
  }
}

async function sell(options: StormOptions, tools: Parameters<typeof buy>[0]): Promise<void> {
  const buyers = (options.pix ? makePixBuyers : makeBuyers)(options.checkouts);
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < buyers.length; at = next++) {
      const buyer = buyers[at];
      if (buyer) await buy(tools, buyer, at);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, lane));
  options.say("every buyer has been at the payment page");
}

/**
 * Longest time without progress. A killed worker costs less than a minute; failed tries back off, doubling each time.
 */
const patienceMs = 300_000;

/**
 * Waits until every paid order is delivered, retrying while the database is down. Throws with the deliveries' errors
 * when there is no progress.
 */
async function allDelivered(look: Database, { say }: StormOptions): Promise<void> {
  let said = -1;
  let movedAtMs = performance.now();
  for (;;) {
    const left = await openEnds(look).catch(() => null);
    if (left === 0) return;
    if (left !== null && left !== said) {
      say(`${left} still to be delivered`);
      movedAtMs = performance.now();
    }
    said = left ?? said;
    if (performance.now() - movedAtMs > patienceMs) throw new Error(`nothing moves: ${await lastFailures(look)}`);
    await pause(lookAgainMs);
  }
}

const tooMany = 429;

async function opensEverywhere(siteUrls: readonly string[], path: string): Promise<boolean> {
  for (const siteUrl of siteUrls) if (!(await opensAt(siteUrl + path))) return false;
  return true;
}

async function opensAt(url: string): Promise<boolean> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    // All customers share one IP address here, which is rate-limited.
    const later = !answer || answer.status >= 500 || answer.status === tooMany;
    if (!later) return answer.status === 200;
    await pause(lookAgainMs);
  }
}
