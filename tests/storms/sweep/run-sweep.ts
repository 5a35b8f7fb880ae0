import { randomFrom } from "@cosmic/report/testing/random-births";
import { openGround } from "./ground.ts";
import { makeStages } from "./make-stages.ts";
import { bundlePrograms } from "./programs.ts";
import { listPlaces, type Outcome, type Position, type Sweeping, sweepPositions } from "./sweep-positions.ts";
import { type WorkName, works } from "./works.ts";

export interface SweepOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly works: readonly WorkName[];
  /** Positions sampled per operation; null for all. */
  readonly sample: number | null;
  /** Seed of the sample. */
  readonly seed: number;
  /** Positions tested in addition to the sample. */
  readonly also?: readonly Position[];
  /** Reports progress, one line at a time. */
  say(line: string): void;
}

/** Result of a sweep of one operation. */
export interface SweptWork {
  readonly work: WorkName;
  /** Processes killed, each at a different position. */
  readonly killed: number;
  /** Of these: a fresh process completed the operation with the correct result. */
  readonly recovered: number;
  /** Of these: nothing had been recorded yet, so the person asked again. */
  readonly askedAgain: number;
  /** Mails sent a second time, with the Message-ID of the first. */
  readonly sentAgain: number;
  /** Longest time from a kill to completion, by the shop's clock. */
  readonly longestSeconds: number;
  /** What was wrong, and where the process had died. */
  readonly faults: readonly string[];
  /** Positions not reached in several runs. */
  readonly unreached: readonly string[];
}

/**
 * Kills the process of each operation before and after every call it makes, or at a sample of these, and lets a fresh
 * process pick up what is left.
 */
export async function runSweep(options: SweepOptions): Promise<readonly SweptWork[]> {
  const [ground, programs] = await Promise.all([openGround(options.dataDir), bundlePrograms()]);
  try {
    const stages = await makeStages(ground, programs);
    const sweeping = { ground, programs, stages, say: options.say };
    if (options.sample !== null) {
      const positions = [...drawPositions(options), ...(options.also ?? [])];
      return summarise(await sweepPositions(sweeping, positions));
    }
    const outcomes: Outcome[] = [];
    for (const work of options.works)
      outcomes.push(...(await sweepPositions(sweeping, await everyPosition(sweeping, work))));
    return summarise(outcomes);
  } finally {
    programs.remove();
    await ground.close();
  }
}

const moments = ["before", "after"] as const;

async function everyPosition(sweeping: Sweeping, work: WorkName): Promise<readonly Position[]> {
  const places = await listPlaces(sweeping, work);
  sweeping.say(`${work}: ${places.length} calls`);
  return places.flatMap((at) => moments.map((moment) => ({ work, aim: { at, moment } })));
}

function drawPositions({ works: names, sample, seed }: SweepOptions): readonly Position[] {
  const random = randomFrom(seed);
  const draw = (most: number) => Math.floor(random() * most);
  return names.flatMap((work) =>
    Array.from({ length: sample ?? 0 }, (): Position => {
      const moment = moments[draw(moments.length)] ?? "before";
      return { work, aim: { at: draw(works[work].usualCalls) + 1, moment } };
    }),
  );
}

function summarise(outcomes: readonly Outcome[]): readonly SweptWork[] {
  const names = [...new Set(outcomes.map(({ work }) => work))];
  return names.map((work) => {
    const all = outcomes.filter((one) => one.work === work);
    const killed = all.filter((one) => one.killed);
    const sum = (of: (one: Outcome) => number) => killed.reduce((total, one) => total + of(one), 0);
    return {
      work,
      killed: killed.length,
      recovered: killed.filter(({ faults }) => faults.length === 0).length,
      askedAgain: killed.filter(({ askedAgain }) => askedAgain > 0).length,
      sentAgain: sum(({ sentAgain }) => sentAgain),
      longestSeconds: Math.max(0, ...killed.map(({ seconds }) => seconds)),
      faults: all.flatMap(({ position, faults }) => faults.map((fault) => `${position}: ${fault}`)),
      unreached: all.filter((one) => !one.killed).map(({ position }) => position),
    };
  });
}
