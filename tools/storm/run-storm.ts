import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "@cosmic/platform/database/open";
import { openLog } from "@cosmic/platform/log/open-log";
import { randomFrom } from "@cosmic/report/check/random-births";
import { freePort } from "./free-port.ts";
import { judgeStorm, lastFailures, openEnds, type Verdict } from "./judge-storm.ts";
import { buy, makeBuyers } from "./storm-buyer.ts";
import { type StormDatabase, startStormDatabase } from "./storm-database.ts";
import { startStormMail } from "./storm-mail.ts";
import { keepStarted, type LastingProcess } from "./storm-processes.ts";

export interface StormOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly checkouts: number;
  /** SIGKILLs of web and worker processes. */
  readonly kills: number;
  /** Crashes of PostgreSQL. */
  readonly crashes: number;
  readonly workers: number;
  /** Buyers on their way at once. */
  readonly atOnce: number;
  /** Decides who is killed. */
  readonly seed: number;
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
  /** The last that processes said which ended by themselves. */
  readonly lastWords: readonly string[];
}

const lookAgainMs = 250;

interface House {
  readonly database: StormDatabase;
  readonly web: LastingProcess;
  readonly workers: readonly LastingProcess[];
  readonly siteUrl: string;
}

/** Lets buyers buy from the built site while its processes are killed, its database crashes, and one call in ten to payment
 * service and mail server fails. Ends when every paid order is delivered; asks nothing of the machine's speed. */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const began = performance.now();
  const mail = await startStormMail();
  const house = await openHouse(options, mail.url);
  const look = await openDatabase(
    { databaseUrl: house.database.url, dataDir: options.dataDir },
    openLog({ level: "silent" }),
  );
  try {
    let steps = 0;
    const stepDone = () => {
      steps += 1;
    };
    const weather = stirUp(options, house, () => steps + mail.accepted.length);
    await Promise.race([sell(options, { siteUrl: house.siteUrl, stepDone }), weather.failed]);
    await Promise.race([allDelivered(look, options), weather.failed]);
    const { kills, crashes } = await weather.over();
    await allDelivered(look, options);
    const opens = (secret: string) => opensReport(house.siteUrl, secret);
    const verdict = await judgeStorm(look, mail.accepted, opens);
    const processes = [house.web, ...house.workers];
    return {
      ...verdict,
      ...{ checkouts: options.checkouts, kills, crashes, mailsRefused: mail.refused() },
      exits: processes.reduce((sum, one) => sum + one.endedByItself(), 0),
      seconds: Math.round((performance.now() - began) / 1000),
      lastWords: processes.filter((one) => one.endedByItself() > 0).map((one) => one.words()),
    };
  } finally {
    await Promise.all([house.web.stop(), ...house.workers.map((one) => one.stop())]);
    await look.close();
    await house.database.stop();
    await mail.close();
  }
}

async function openHouse({ dataDir, workers }: StormOptions, smtpUrl: string): Promise<House> {
  const database = await startStormDatabase(dataDir);
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const settings = {
    ...{ DATABASE_URL: database.url, DATA_DIR: join(dataDir, "site"), SITE_URL: siteUrl, PORT: String(port) },
    ...{ SMTP_URL: smtpUrl, SANDBOX_FAILS: "sometimes", LOG_LEVEL: "warn" },
  };
  const web = keepStarted({ ...settings, ROLE: "web" });
  const working = Array.from({ length: workers }, () => keepStarted({ ...settings, ROLE: "worker" }));
  return { database, web, workers: working, siteUrl };
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

interface Weather {
  /** Rejects when the weather itself breaks down; never resolves. */
  readonly failed: Promise<never>;
  /** Ends it, with what it did. */
  over(): Promise<{ readonly kills: number; readonly crashes: number }>;
}

/** Strikes at even distances of the work done, so that it hits a slow machine as it hits a fast one. */
function stirUp(options: StormOptions, house: House, progress: () => number): Weather {
  const { kills, crashes, checkouts, seed, say } = options;
  const strikes = kills + crashes;
  // A buyer makes two steps, and a mail is a third; the last strikes fall on the mails.
  const distance = (checkouts * 2) / (strikes + 1);
  const random = randomFrom(seed);
  const processes = [house.web, ...house.workers];
  const done = { kills: 0, crashes: 0 };
  let ending = false;
  const strike = async (n: number) => {
    const isCrash = crashes > 0 && n % Math.ceil(strikes / crashes) === 1 % Math.ceil(strikes / crashes);
    if ((isCrash && done.crashes < crashes) || done.kills === kills) {
      say(`PostgreSQL is killed at step ${progress()}`);
      await house.database.crash();
      done.crashes += 1;
      return;
    }
    const at = Math.floor(random() * processes.length);
    say(`${at === 0 ? "web" : `worker ${at}`} is killed at step ${progress()}`);
    processes[at]?.kill();
    done.kills += 1;
  };
  const run = async () => {
    for (let n = 0; n < strikes; n++) {
      while (progress() < (n + 1) * distance && !ending) await pause(lookAgainMs);
      await strike(n);
    }
  };
  const running = run();
  return {
    failed: running.then(() => new Promise<never>(() => {})),
    over: async () => {
      ending = true;
      await running;
      return done;
    },
  };
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

async function opensReport(siteUrl: string, secret: string): Promise<boolean> {
  for (;;) {
    const answer = await fetch(`${siteUrl}/r/${secret}`).catch(() => null);
    await answer?.body?.cancel();
    if (answer && answer.status < 500) return answer.status === 200;
    await pause(lookAgainMs);
  }
}
