import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@cosmic/platform/database/open";
import { whenServed } from "@cosmic/platform/database/when-served";
import { openLog } from "@cosmic/platform/log/open-log";
import { randomFrom } from "@cosmic/report/testing/random-births";
import type { StormOptions } from "./run-storm.ts";
import type { StormHouse } from "./storm-house.ts";

const lookAgainMs = 250;
/** The bucket's moods, one per strike, in rotation. */
const bucketMoods = ["works", "refuses", "works", "hangs"] as const;
const silent = openLog({ level: "silent" });

type WeatherOptions = Pick<StormOptions, "kills" | "crashes" | "checkouts" | "seed" | "hurried" | "say">;

interface Struck {
  readonly house: StormHouse;
  /** A database connection that belongs to none of the site's processes. */
  readonly look: Database;
  /** Steps completed so far, of sales and deliveries. */
  progress(): number;
}

/** Kills that go on during the sale. */
export interface Weather {
  /** Rejects when the killing itself fails; never resolves. */
  readonly failed: Promise<never>;
  /** Stops it, and returns what it did. */
  over(): Promise<{ readonly kills: number; readonly crashes: number }>;
}

/** Strikes after equal amounts of work, so that a slow machine is hit as often as a fast one. */
export function stirUp(options: WeatherOptions, { house, look, progress }: Struck): Weather {
  const { kills, crashes, checkouts, seed, hurried, say } = options;
  const strikes = kills + crashes;
  // A buyer takes two steps and their mail is a third; the last strikes hit the mails.
  const distance = (checkouts * 2) / (strikes + 1);
  const random = randomFrom(seed);
  const processes = [...house.webs, ...house.workers];
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
    const isWorker = at >= house.webs.length;
    say(`${isWorker ? "a worker" : "a web process"} is killed at step ${progress()}`);
    processes[at]?.kill();
    done.kills += 1;
    if (isWorker && hurried) await whenServed(silent, () => letHalfMinutePass(look));
  };
  const run = async () => {
    for (let n = 0; n < strikes; n++) {
      while (progress() < (n + 1) * distance && !ending) await pause(lookAgainMs);
      house.setBucket(bucketMoods[n % bucketMoods.length] ?? "works");
      await strike(n);
    }
    house.setBucket("works");
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

/**
 * Backdates the timestamps by which the queue and the delivery claims detect dead workers, as if half a minute had
 * passed.
 */
async function letHalfMinutePass({ pool }: Database): Promise<void> {
  await pool.query("update pgboss.job set started_on = started_on - expire_in where state = 'active'");
  await pool.query("update deliveries set claimed_until = claimed_until - interval '30 seconds'");
}
