import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { judgeStorm, lastFailures, openEnds, type Verdict } from "./judge-storm.ts";
import { buy, makeBuyers } from "./storm-buyer.ts";
import { openStormHouse } from "./storm-house.ts";
import { startStormMail } from "./storm-mail.ts";
import { stirUp } from "./storm-weather.ts";

export interface StormOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly checkouts: number;
  /** SIGKILLs of web and worker processes. */
  readonly kills: number;
  /** Crashes of PostgreSQL. */
  readonly crashes: number;
  readonly workers: number;
  /** Two webs, each process as on a machine of its own, behind PgBouncer, with a bucket that fails at times. */
  readonly severalMachines: boolean;
  /** Buyers on their way at once. */
  readonly atOnce: number;
  /** Decides who is killed. */
  readonly seed: number;
  /** What a worker had in hand when it was killed is found at once, not after its half minute; with one worker only. */
  readonly hurried: boolean;
  /** Told in one line what happens. */
  say(line: string): void;
}

export interface StormResult extends Verdict {
  readonly checkouts: number;
  readonly kills: number;
  readonly crashes: number;
  readonly mailsRefused: number;
  /** Ends of processes that nobody killed. */
  readonly exits: number;
  readonly seconds: number;
  /** What processes said last that ended by themselves. */
  readonly lastWords: readonly string[];
}

const lookAgainMs = 250;

/** Lets buyers buy from the built site while its processes are killed, its database crashes, and one call in ten to payment
 * service and mail server fails. Ends when every paid order is delivered; asks nothing of the machine's speed. */
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
  const buyers = makeBuyers(options.checkouts);
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

/** Longest without a step forward. A killed worker costs under a minute, tries that fail wait up to twice as long each time. */
const patienceMs = 300_000;

/** Until nothing paid waits; a database that is down is asked again. Throws with what the deliveries say when nothing moves. */
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
    // All customers knock from one address here, and one address may not ask for everything at once.
    const later = !answer || answer.status >= 500 || answer.status === tooMany;
    if (!later) return answer.status === 200;
    await pause(lookAgainMs);
  }
}
